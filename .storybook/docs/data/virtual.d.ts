declare module 'virtual:story-files' {
  import type { StoryFile } from './story-file.ts';

  const files: Readonly<Record<string, StoryFile>>;
  export default files;
}
