declare module 'virtual:words' {
  const loaders: Record<string, () => Promise<string>>;
  export default loaders;
}
declare module 'virtual:rules' {
  const loaders: Record<string, () => Promise<{ name: string; text: string }[]>>;
  export default loaders;
}
