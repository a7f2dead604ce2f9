export { PasswordInput, type PasswordInputProps, type PasswordLabels } from './password-input.tsx';
