/**
 * The labels that components render by themselves, in the language of the page. `KitProvider` sets
 * them once; a component's own `labels` override them. Each is plain text. The English default of
 * each is beside the component that uses it, so that a page loads no others.
 */
export interface KitLabels {
  // Dialogs, drawers, messages.
  readonly close: string;
  readonly cancel: string;
  readonly confirm: string;
  readonly retry: string;
  // Fields.
  readonly clear: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly capsLock: string;
  readonly increase: string;
  readonly decrease: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly showOptions: string;
  readonly chooseFile: string;
  readonly dropFile: string;
  readonly removeFile: (name: string) => string;
  readonly fileProblem: (problem: 'type' | 'size' | 'count' | 'empty', name: string) => string;
  // Days.
  readonly from: string;
  readonly to: string;
  readonly apply: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly rangeProblem: (
    problem: 'missing' | 'order' | 'outside' | 'long',
    bounds: { min?: string; max?: string; longest?: number },
  ) => string;
  // Motion.
  readonly pause: string;
  readonly play: string;
  readonly previous: string;
  readonly next: string;
  readonly carousel: string;
  readonly slide: string;
  /** `2 of 5` */
  readonly position: (at: number, of: number) => string;
  readonly notices: string;
  // Navigation.
  readonly breadcrumb: string;
  /** Read after the name of a step: `done`, `failed`. */
  readonly done: string;
  readonly failed: string;
  // Pagination.
  readonly pages: string;
  readonly previousPage: string;
  readonly nextPage: string;
  readonly page: (page: number) => string;
  readonly goToPage: string;
  // Tables.
  readonly selectAll: string;
  readonly selectRow: (name: string) => string;
  readonly rowDetail: (name: string) => string;
  readonly noRows: string;
  readonly total: string;
  // Charts.
  readonly chart: string;
  readonly chartTable: string;
  // Search.
  readonly searchResults: string;
  // The balance.
  readonly balance: string;
  readonly balanceHidden: string;
  readonly showBalance: string;
  readonly hideBalance: string;
  readonly refreshBalance: string;
  readonly balanceStale: string;
  // Games.
  readonly playGame: string;
  readonly tryGame: string;
  readonly favourite: string;
  readonly gameInfo: string;
  readonly hot: string;
  readonly new: string;
  readonly maintenance: string;
  // Toasts.
  readonly messages: string;
  readonly success: string;
  readonly info: string;
  readonly warning: string;
  readonly error: string;
  // QR codes.
  readonly qrFailed: string;
  // Countdown buttons.
  readonly waitSeconds: (seconds: number) => string;
  readonly ready: string;
}
