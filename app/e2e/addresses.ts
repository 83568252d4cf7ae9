import { screens, type StudentScreenId } from '@portal/domain/screens';

/** An address of a screen behind sign-in, as the specification spells it; with an id where it takes one. */
export const exampleAddress = (id: StudentScreenId) => screens[id].pattern.replace(/:\w+\??/, '101');
