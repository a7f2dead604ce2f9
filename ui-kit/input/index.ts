export { Input, type InputProps, inputTool } from './input.tsx';
