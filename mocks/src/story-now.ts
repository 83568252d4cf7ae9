/** The moment all stories live in, and the fixtures are built around: Saturday morning in Sydney. */
export const STORY_NOW = new Date('2026-11-20T23:37:43Z');
