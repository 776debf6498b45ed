declare module 'virtual:words' {
  const loaders: Record<string, () => Promise<string>>;
  export default loaders;
}
