/**
 * A page of many parts is drawn part by part, each in a task of its own: the browser answers in between. How many of
 * them are drawn by now; `ready` says when to begin.
 */
export function staged(parts: number, ready: () => boolean = () => true): () => number {
  let drawn = $state(0);
  $effect(() => {
    if (drawn >= parts || !ready()) return;
    // After the picture of those before it.
    const frame = requestAnimationFrame(() => setTimeout(() => drawn++));
    return () => cancelAnimationFrame(frame);
  });
  return () => drawn;
}
