import { expect, test } from 'vitest';
import { BookOpen, Camera, Headset, Mic, Pencil, Radio, Stethoscope, Users, Video } from 'lucide-react';
import { toClassIcon } from './class-icons.ts';

test.each([
  ['fa fa-video', Video],
  ['fas fa-video-camera', Video],
  ['fa-solid fa-camera', Camera],
  ['fa fa-headset', Headset],
  ['fa fa-headphones', Headset],
  ['fa-regular fa-microphone', Mic],
  ['fa fa-pen', Pencil],
  ['icon-pencil', Pencil],
  ['fa fa-book-open fa-2x', BookOpen],
  ['fas fa-users', Users],
  ['fa fa-user-md', Stethoscope],
  ['fa fa-stethoscope', Stethoscope],
  ['fa fa-live', Radio],
  ['fa fa-broadcast-tower', Radio],
  ['fa fa-dragon', Radio],
  ['fa', Radio],
  ['', Radio],
])('%s', (className, expected) => {
  expect(toClassIcon(className)).toBe(expected);
});
