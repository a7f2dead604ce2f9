export { ActionSheet, type ActionSheetProps, type SheetAction } from './action-sheet.tsx';
