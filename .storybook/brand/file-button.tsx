import { Button } from '@baize/ui-kit/button';
import { useRef } from 'react';

interface FileButtonProps {
  children: string;
  /** Names the field behind the button. */
  label: string;
  accept: string;
  onPick(text: string): void;
}

/** A button that takes a file of the person's and gives its text. */
export function FileButton({ children, label, accept, onPick }: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="soft" onClick={() => picker.current?.click()}>
        {children}
      </Button>
      <input
        ref={picker}
        hidden
        type="file"
        accept={accept}
        aria-label={label}
        onChange={async (event) => {
          const [file] = event.target.files ?? [];
          if (file) onPick(await file.text());
          event.target.value = '';
        }}
      />
    </>
  );
}
