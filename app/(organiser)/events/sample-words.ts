import type { getTranslations } from 'next-intl/server';
import { SAMPLE_GOODS, type SampleGoods, type SampleWords } from '@/lib/schemas/sample';

type EventWords = Awaited<ReturnType<typeof getTranslations<'events'>>>;

/** The sample event's words in the reader's language; lists are one sentence, parted by `|`. */
export function sampleWords(t: EventWords): SampleWords {
  const goods = SAMPLE_GOODS.map((one) => [one, t(`sample.goods.${one}`)] as const);
  return {
    name: t('sample.name'),
    venue: t('sample.venue'),
    people: t('sample.people').split('|'),
    departments: t('sample.departments').split('|'),
    goods: Object.fromEntries(goods) as Record<SampleGoods, string>,
  };
}
