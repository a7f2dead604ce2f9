import { FileText, Upload, X } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { joinIds, useFieldControl } from '../field/index.ts';
import { cx } from '../foundation/cx.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import { useMergedRefs } from '../foundation/merged-refs.ts';
import { useControlled } from '../foundation/use-controlled.ts';
import { type FileProblem, type FileRules, problemOfFile, sizeText } from './check-file.ts';
import * as css from './file-field.css.ts';

/** Used where no `KitProvider` gives these labels. */
const DEFAULT_LABELS = {
  chooseFile: 'Choose a file',
  dropFile: 'or drop it here',
  removeFile: (name) => `Remove ${name}`,
  fileProblem: (problem, name) =>
    ({
      type: `${name} is of a kind that cannot be used.`,
      size: `${name} is too large.`,
      empty: `${name} is empty.`,
      count: `No more than ${name} files can be added.`,
    })[problem],
} satisfies Partial<KitLabels>;

export interface FileFieldProps
  extends Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'value' | 'defaultValue' | 'onChange' | 'multiple' | 'accept'
    >,
    FileRules {
  /** The chosen files (controlled). Omit it to let the field manage its own state. */
  value?: readonly File[];
  /** The initial files of an uncontrolled field. */
  defaultValue?: readonly File[];
  onValueChange?: (files: readonly File[]) => void;
  /** The accepted files in words: `JPEG or PNG, up to 2 MB`. */
  hint?: string;
  /** The locale (BCP 47) in which sizes are formatted. */
  locale?: string;
  labels?: {
    choose?: string;
    drop?: string;
    remove?: (name: string) => string;
    problem?: (problem: FileProblem, name: string) => string;
  };
}

/** An object URL for the preview of a picture, while it is shown; undefined for other files. */
function usePreview(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

interface ChosenProps {
  file: File;
  locale: string;
  removeLabel: string;
  disabled: boolean | undefined;
  onRemove: () => void;
}

function Chosen({ file, locale, removeLabel, disabled, onRemove }: ChosenProps) {
  const address = usePreview(file);
  const [broken, setBroken] = useState(false);
  return (
    <li className={css.file}>
      {address && !broken ? (
        <img className={css.preview} src={address} alt="" onError={() => setBroken(true)} />
      ) : (
        <span className={css.preview}>
          <FileText size={20} aria-hidden="true" />
        </span>
      )}
      <span className={css.content}>
        <span className={css.name} title={file.name}>
          {file.name}
        </span>
        <span className={css.hint}>{sizeText(file.size, locale)}</span>
      </span>
      <Button
        variant="ghost"
        size="sm"
        iconOnly
        aria-label={removeLabel}
        disabled={disabled}
        onClick={onRemove}
      >
        <X size={16} aria-hidden="true" />
      </Button>
    </li>
  );
}

/**
 * Selects files by choosing or dropping them, with a preview of pictures. A file that does not
 * comply is rejected with its name and the reason, and earlier files stay. The server must check
 * everything again.
 */
export function FileField({
  value,
  defaultValue = [],
  onValueChange,
  accept,
  maxSize,
  maxFiles = 1,
  hint,
  locale = 'en',
  labels,
  className,
  style,
  ref,
  ...rest
}: FileFieldProps) {
  const kit = useKitLabels(DEFAULT_LABELS, 'FileField');
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const refs = useMergedRefs(input, ref);
  const wiring = useFieldControl(rest);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<{ kind: FileProblem; name: string }>();
  const [files, setFiles] = useControlled(value, defaultValue, onValueChange, 'FileField');
  const add = (list: FileList | null) => {
    const chosen = [...(list ?? [])];
    if (chosen.length === 0) return;
    const wrong = chosen.find((file) => problemOfFile(file, { accept, maxSize }));
    const fitting = chosen.filter((file) => !problemOfFile(file, { accept, maxSize }));
    // Where only one file is allowed, a new one replaces it.
    const next = maxFiles === 1 ? fitting.slice(0, 1) : [...files, ...fitting].slice(0, maxFiles);
    const tooMany = maxFiles > 1 && files.length + fitting.length > maxFiles;
    const kind = wrong && problemOfFile(wrong, { accept, maxSize });
    setProblem(
      kind
        ? { kind, name: wrong.name }
        : tooMany
          ? { kind: 'count', name: String(maxFiles) }
          : undefined,
    );
    if (next.length > 0) setFiles(next);
  };
  return (
    <div className={cx(css.root, className)} style={style}>
      {/* The input takes part in the page's own label; this one makes its whole box a target. */}
      <div className={css.drop} data-state={over ? 'over' : 'ready'}>
        <Upload size={24} aria-hidden="true" />
        <span className={css.action}>{labels?.choose ?? kit.chooseFile}</span>
        <span className={css.hint}>{labels?.drop ?? kit.dropFile}</span>
        {hint && <span className={css.hint}>{hint}</span>}
        <input
          {...rest}
          {...wiring}
          ref={refs}
          type="file"
          className={css.input}
          accept={accept}
          multiple={maxFiles > 1}
          aria-invalid={problem ? true : wiring['aria-invalid']}
          aria-describedby={joinIds(problem ? errorId : undefined, wiring['aria-describedby'])}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={(event) => {
            add(event.target.files);
            // Lets the same file be chosen again after it was removed.
            event.target.value = '';
          }}
        />
      </div>
      {problem && (
        <p id={errorId} className={css.error} role="alert">
          {(labels?.problem ?? kit.fileProblem)(problem.kind, problem.name)}
        </p>
      )}
      {files.length > 0 && (
        <ul className={css.list}>
          {files.map((file, at) => (
            <Chosen
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
              key={`${at} ${file.name}`}
              file={file}
              locale={locale}
              removeLabel={(labels?.remove ?? kit.removeFile)(file.name)}
              disabled={rest.disabled}
              onRemove={() => {
                setFiles(files.filter((each) => each !== file));
                // The focused button is removed with its file.
                input.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
