declare module 'virtual:words' {
  import type { FluentResource } from '@fluent/bundle';
  const loaders: Record<string, () => Promise<FluentResource['body']>>;
  export default loaders;
}
declare module 'virtual:rules' {
  const loaders: Record<string, () => Promise<{ name: string; text: string }[]>>;
  export default loaders;
}
