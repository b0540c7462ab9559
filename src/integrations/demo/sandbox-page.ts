import { escapeHtml } from '#i18n/html.ts'
import { cardEnds, sandboxCards } from '#integrations/demo/sandbox-cards.ts'
import type { SandboxRow } from '#integrations/demo/sandbox.ts'
import { direction, type Locale } from '#i18n/locale.ts'
import { money } from '#i18n/money.ts'
import { translator } from '#i18n/translator.server.ts'

/**
 * The page of the simulated provider: like a real one it is not part of the site, works without scripts, and leads
 * back. It asks for no card number, so that nobody types a real one.
 */
export function sandboxPage(row: SandboxRow, locale: Locale): string {
  const t = translator(locale)
  const amount = money(row.amount, row.currency, locale)
  const digits = `<bdi dir="ltr">${cardEnds[row.card ?? 'good']}</bdi>`
  const body =
    row.state === 'open'
      ? `<h1>${t('sandbox.title')}</h1>
<p class="notice">${t('sandbox.notice')}</p>
<dl><dt>${t('sandbox.amount')}</dt><dd>${escapeHtml(amount)}</dd></dl>
<p>${t('sandbox.reference', { reference: `<bdi dir="ltr">${escapeHtml(row.reference)}</bdi>` })}</p>
<form method="post"><fieldset><legend>${t('sandbox.cards')}</legend>
${sandboxCards.map((card) => cardChoice(card, t)).join('\n')}
</fieldset>
<button>${t('sandbox.pay', { amount: escapeHtml(amount) })}</button></form>
<p><a href="${escapeHtml(row.returnPath)}">${t('sandbox.back')}</a></p>`
      : row.state === 'asking'
        ? `<h1>${t('sandbox.bankTitle')}</h1>
<p class="notice">${t('sandbox.bankText', { amount: escapeHtml(amount), digits })}</p>
<form method="post"><button name="bank" value="yes">${t('sandbox.bankYes')}</button>
<button class="second" name="bank" value="no">${t('sandbox.bankNo')}</button></form>`
        : `<h1>${t('sandbox.overTitle')}</h1>
<p>${t('sandbox.overText')}</p>
<p><a href="${escapeHtml(row.returnPath)}">${t('sandbox.overBack')}</a></p>`
  return `<!doctype html>
<html lang="${locale}" dir="${direction(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${t('sandbox.title')}</title><style>${sandboxStyle}</style></head>
<body><main>${body}</main></body></html>`
}

function cardChoice(card: (typeof sandboxCards)[number], t: ReturnType<typeof translator>): string {
  const checked = card === 'good' ? ' checked' : ''
  const ends = t('sandbox.cardEnds', { digits: `<bdi dir="ltr">${cardEnds[card]}</bdi>` })
  return `<label><input type="radio" name="card" value="${card}"${checked}><span><b>${t(`sandbox.card_${card}`)}</b><small>${ends}</small></span></label>`
}

/** Plain and unlike the site on purpose: it shows that this is another company's page, and a test. Its hash is in the policy. */
export const sandboxStyle = `
:root{color-scheme:light dark;--line:light-dark(#b9b2a3,#4d625c);--paper:light-dark(#fff,#11201d);--ink:light-dark(#13231f,#f4eee2);--quiet:light-dark(#424e48,#bac6c0);--go:light-dark(#1c5a86,#93c6ec);--on-go:light-dark(#fff,#0b1d2b);--note:light-dark(#fbf1e1,#2b2313);--note-line:light-dark(#8a5400,#f0be6a)}
*{box-sizing:border-box}
body{margin:0;background:light-dark(#e9edf1,#0a1218);color:var(--ink);font:1rem/1.6 system-ui,'Segoe UI',Tahoma,sans-serif}
main{max-inline-size:34rem;margin:clamp(0px,6vh,4rem) auto;padding:clamp(1.25rem,5vw,2.5rem);background:var(--paper);border-block-start:6px solid var(--note-line);border-radius:0 0 14px 14px}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.3}
.notice{margin:0 0 1.5rem;padding:.75rem 1rem;background:var(--note);border-inline-start:4px solid var(--note-line);border-radius:6px}
dl{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:1rem;margin:0}
dd{margin:0;font-size:1.5rem;font-weight:700}
dl+p{margin:0 0 1.5rem;color:var(--quiet)}
fieldset{margin:0 0 1.5rem;padding:0;border:0}
legend{padding:0;margin-block-end:.5rem;font-weight:600}
label{display:flex;gap:.75rem;align-items:flex-start;padding:.75rem 1rem;border:1px solid var(--line);cursor:pointer}
label:first-of-type{border-radius:10px 10px 0 0}label:last-of-type{border-radius:0 0 10px 10px}label+label{border-block-start:0}
label:has(:checked){background:light-dark(#ebf3f9,#14262f)}
label b{display:block;font-weight:600}small{color:var(--quiet);font-size:.875rem}
input{inline-size:1.25rem;block-size:1.25rem;margin:.2rem 0 0;accent-color:var(--go)}
button{inline-size:100%;min-block-size:3rem;padding:.5rem 1rem;border:2px solid var(--go);border-radius:10px;background:var(--go);color:var(--on-go);font:inherit;font-weight:600;cursor:pointer}
button+button{margin-block-start:.75rem}button.second{background:none;color:var(--go)}
a{color:var(--go)}main>p:last-child{margin:1rem 0 0;text-align:center}main>p:last-child a{display:inline-block;padding:.5rem}
:focus-visible{outline:3px solid var(--go);outline-offset:2px}
`
