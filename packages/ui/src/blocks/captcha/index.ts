export { allowsSubmit, CaptchaField, type CaptchaFieldProps, type CaptchaSlot } from './CaptchaField.tsx';
