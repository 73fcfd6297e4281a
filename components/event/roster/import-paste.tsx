'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, Card, Field, Textarea } from '@/components/ui';
import { fileOfCells } from './use-paste';

/** Where cells of a spreadsheet are pasted: pasting alone shows what would happen; typed text waits for the button. */
export function ImportPaste({ onPaste }: { onPaste: (file: File) => void }) {
  const t = useTranslations('roster');
  const [text, setText] = useState('');
  const show = (cells: string) => {
    if (cells.trim() !== '') onPaste(fileOfCells(cells, t('pastedName')));
  };
  return (
    <Card title={t('paste.title')}>
      <Field label={t('paste.label')} hint={t('paste.hint')}>
        <Textarea
          rows={4}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onPaste={(event) => {
            if (text !== '') return;
            event.preventDefault();
            show(event.clipboardData.getData('text/plain'));
          }}
          spellCheck={false}
          className="font-mono text-sm whitespace-pre"
        />
      </Field>
      {text.trim() === '' ? null : (
        <Button className="mt-3" onClick={() => show(text)}>
          {t('paste.show')}
        </Button>
      )}
    </Card>
  );
}
