import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const SENTENCES = { table: { title: '会饼 · 桌长' } };
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.resetModules();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  document.head.innerHTML = `<meta name="shell-messages" content='{"zh-CN":"/zh.json"}'>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

describe('the sentences of a language', () => {
  it('are fetched once, by whoever asks first', async () => {
    const { loadLanguage } = await import('@/components/host-shell/languages');
    fetched.mockResolvedValue(Response.json(SENTENCES));
    expect(await Promise.all([loadLanguage('zh-CN'), loadLanguage('zh-CN')])).toEqual([SENTENCES, SENTENCES]);
    expect(fetched.mock.calls).toEqual([['/zh.json']]);
  });

  it('are asked for again after they did not come', async () => {
    const { loadLanguage } = await import('@/components/host-shell/languages');
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(loadLanguage('zh-CN')).rejects.toThrow('Failed to fetch');
    fetched.mockResolvedValueOnce(new Response(null, { status: 503 }));
    await expect(loadLanguage('zh-CN')).rejects.toThrow('503');
    fetched.mockResolvedValueOnce(Response.json(SENTENCES));
    expect(await loadLanguage('zh-CN')).toEqual(SENTENCES);
  });
});
