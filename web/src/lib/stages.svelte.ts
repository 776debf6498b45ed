/**
 * Draw a page part by part, each in its own task, so that the page stays responsive. Return a getter for the number of
 * parts to draw now. `ready` says when to start.
 */
export function drawInStages(parts: number, ready: () => boolean = () => true): () => number {
  let count = $state(0);
  $effect(() => {
    if (count >= parts || !ready()) return;
    // After the paint of the previous part.
    const frame = requestAnimationFrame(() => setTimeout(() => count++));
    return () => cancelAnimationFrame(frame);
  });
  return () => count;
}
