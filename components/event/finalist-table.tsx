'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge, Button, cx, Table, Td, Th, Tr } from '@/components/ui';
import type { FinalistView, FinalView, StageView } from '@/lib/schemas/final-view';
import type { FinalActions } from './final-actions';
import { FinalSource } from './final-source';
import { FinalWithdraw } from './final-withdraw';

export interface FinalistTableProps {
  final: FinalView;
  stage: StageView;
  actions: FinalActions;
  mayChange: boolean;
}

/** Who plays in a stage, from where, at which table, and who has withdrawn and why. */
export function FinalistTable({ final, stage, actions, mayChange }: FinalistTableProps) {
  const t = useTranslations('final');
  const [chosen, setChosen] = useState<FinalistView | null>(null);
  const several = stage.games.length > 1;
  return (
    <>
      <Table bare caption={t('finalists.caption', { number: stage.number })}>
        <thead>
          <tr>
            <Th>{t('finalists.name')}</Th>
            <Th>{t('finalists.from')}</Th>
            {several ? <Th>{t('finalists.seat')}</Th> : null}
            {mayChange ? (
              <Th>
                <span className="sr-only">{t('finalists.state')}</span>
              </Th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {stage.finalists.map((one) => (
            <Tr key={one.id}>
              <Td>
                <p
                  dir="auto"
                  className={cx('font-semibold wrap-anywhere', one.withdrawn && 'text-ink-2 line-through')}
                >
                  {one.name}
                </p>
                <p className="text-sm text-ink-2">
                  {[one.employeeNumber, one.department].filter(Boolean).join(' · ')}
                </p>
              </Td>
              <Td>
                <FinalSource source={one.source} />
                {one.withdrawn ? (
                  <Badge tone="bad" className="ml-2">
                    {t('withdrawn')}
                  </Badge>
                ) : null}
                {one.reason === '' ? null : <p className="text-sm text-ink-2 wrap-anywhere">{one.reason}</p>}
              </Td>
              {several ? <Td>{one.table === null ? '' : t('atTable', { number: one.table })}</Td> : null}
              {mayChange ? (
                <Td className="text-right">
                  {one.locked ? null : (
                    <Button size="small" variant="quiet" onClick={() => setChosen(one)}>
                      {one.withdrawn ? t('restore.action') : t('withdraw.action')}
                    </Button>
                  )}
                </Td>
              ) : null}
            </Tr>
          ))}
        </tbody>
      </Table>
      {chosen ? (
        <FinalWithdraw
          eventId={final.eventId}
          finalist={chosen}
          act={chosen.withdrawn ? actions.restore : actions.withdraw}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </>
  );
}
