export { Button, type ButtonLook, type ButtonProps, buttonLook } from './button.tsx';
