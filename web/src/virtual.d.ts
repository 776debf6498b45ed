declare module 'virtual:words' {
  import type { FluentResource } from '@fluent/bundle';
  const loaders: Record<string, () => Promise<FluentResource['body']>>;
  export default loaders;
}
declare module 'virtual:rules' {
  const loaders: Record<string, () => Promise<{ name: string; text: string }[]>>;
  export default loaders;
}
declare module 'virtual:faces.css';
declare module 'virtual:noto-sans-kr-words.css';
declare module 'subset-font' {
  /** Return a font with only these letters and features. */
  export default function subset(
    font: Uint8Array,
    letters: string,
    options: { targetFormat: 'woff2'; keepFeatures: string[] },
  ): Promise<Uint8Array>;
}
