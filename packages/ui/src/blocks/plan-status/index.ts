export { PlanStatusWord } from './PlanStatusWord.tsx';
