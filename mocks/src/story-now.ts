/** The current time of all stories and fixtures: Saturday morning in Sydney. */
export const STORY_NOW = new Date('2026-11-20T23:37:43Z');
