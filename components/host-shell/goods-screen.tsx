import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { itemOfUnit } from '../../lib/schemas/items';
import { newId } from '../../lib/schemas/new-id';
import type { UnitRef } from '../../lib/schemas/swap-items';
import { swapOptions, swapRows } from '../table/swap';
import { useHost } from './host-context';
import { BigButton, Sheet } from './parts';

/** 换一个: the goods still left of the tier, and what others have of it; one tap swaps. */
export function GoodsScreen({ units }: { units: readonly UnitRef[] }) {
  const t = useTranslations('table');
  const { client, screens, view, words, writing } = useHost();
  const [chosen, setChosen] = useState(0);
  const unit = units[chosen];
  const options = unit && swapOptions(view, unit);
  const swap = (wanted: (UnitRef & { item: string })[]) => {
    const rows = swapRows(view, wanted).map((row) => ({ ...row, id: newId() }));
    if (rows.length > 0) client.deed({ kind: 'given', body: { rows } });
    screens.close();
  };
  return (
    <Sheet title={t('goods.title')} backLabel={t('back')} onBack={screens.close}>
      {units.length > 1 && (
        <div role="group" aria-label={t('goods.which')} className="mb-3 flex flex-wrap gap-2">
          {units.map((one, at) => (
            <BigButton
              key={`${one.tier} ${one.unit}`}
              aria-pressed={at === chosen}
              look={at === chosen ? 'danger' : 'plain'}
              onClick={() => setChosen(at)}
            >
              {itemOfUnit(view.assigned, one.tier, one.unit)?.name ?? words.tier(one.tier)}
            </BigButton>
          ))}
        </div>
      )}
      {!unit || !options ? (
        <p className="p-4 text-center text-ink-2">{t('goods.gone')}</p>
      ) : (
        <div className="flex flex-col gap-4">
          <p className="rounded-xl bg-sand p-3 text-lg">
            {t('goods.now', { name: words.seat(options.seat), item: options.item.name })}
          </p>
          {options.left.length > 0 && (
            <Choices title={t('goods.left')}>
              {options.left.map(({ item, left }) => (
                <Choice
                  key={item.id}
                  name={item.name}
                  note={t('left', { count: left })}
                  disabled={!writing}
                  onTap={() => swap([{ ...unit, item: item.id }])}
                />
              ))}
            </Choices>
          )}
          {options.others.length > 0 && (
            <Choices title={t('goods.others')}>
              {options.others.map(({ tier, unit: number, seat, item }) => (
                <Choice
                  key={`${seat} ${item.id}`}
                  name={t('goods.from', { name: words.seat(seat), item: item.name })}
                  disabled={!writing}
                  onTap={() =>
                    swap([
                      { ...unit, item: item.id },
                      { tier, unit: number, item: options.item.id },
                    ])
                  }
                />
              ))}
            </Choices>
          )}
          {options.left.length + options.others.length === 0 && (
            <p className="p-4 text-center text-ink-2">{t('goods.none')}</p>
          )}
        </div>
      )}
    </Sheet>
  );
}

function Choices({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1.5 font-bold text-ink-2">{title}</h2>
      <ul className="grid gap-2 sm:grid-cols-2">{children}</ul>
    </section>
  );
}

function Choice(props: { name: string; note?: string; disabled: boolean; onTap: () => void }) {
  return (
    <li className="flex">
      <BigButton className="w-full text-left" disabled={props.disabled} onClick={props.onTap}>
        <b className="min-w-0 flex-1 text-lg wrap-anywhere">{props.name}</b>
        {props.note && <span className="shrink-0 text-ink-2">{props.note}</span>}
      </BigButton>
    </li>
  );
}
