export { type FileProblem, type FileRules, problemOfFile } from './check-file.ts';
export { FileField, type FileFieldProps } from './file-field.tsx';
