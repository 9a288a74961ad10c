/** Styles of the platform's pages, light and dark. */
export const frameStyle = `
:root{color-scheme:light dark;--paper:#fdfaf5;--card:#fff;--ink:#1f2a2e;--soft:#4b585c;--line:#dfd5c6;--deep:#14545b;--on-deep:#fff;--accent:#a2401c;--good:#256b3e;--bad:#a32a20;--wash:#edf3f1;--shade:0 1px 2px #1d2b2d14,0 8px 24px #1d2b2d0f}
@media(prefers-color-scheme:dark){:root{--paper:#14191b;--card:#1d2427;--ink:#eef0ec;--soft:#b4bdbc;--line:#333d40;--deep:#7fd0cf;--on-deep:#0c2224;--accent:#f0a27f;--good:#8fd6a5;--bad:#ff9d92;--wash:#202b2b;--shade:none}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100svh;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);font:400 17px/1.6 var(--body)}
h1,h2,h3{font-family:var(--heading);font-weight:640;line-height:1.15;text-wrap:balance;margin:0;letter-spacing:-.01em}
h1{font-size:clamp(1.9rem,1.4rem + 2.2vw,2.75rem)}
h2{font-size:1.35rem}
p{margin:0;max-width:68ch}
a{color:var(--deep);text-underline-offset:.18em}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}
.skip{position:absolute;left:-999px}
.skip:focus{left:16px;top:12px;background:var(--card);padding:8px 12px;z-index:2}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:8px 24px;padding:16px clamp(16px,4vw,48px)}
.mark{font-family:var(--heading);font-weight:680;font-size:1.25rem;color:var(--ink);text-decoration:none;margin-right:auto;display:inline-flex;gap:10px;align-items:center;min-height:44px}

.bar nav{display:flex;flex-wrap:wrap;align-items:center;gap:4px 20px}
.bar nav a{color:var(--ink);min-height:44px;display:inline-flex;align-items:center;text-decoration:none}
.bar nav a.button{color:var(--on-deep)}
.bar nav a:hover{text-decoration:underline}
.bar nav a[aria-current]{font-weight:640}
.bar form{margin:0}
main{flex:1;width:100%;max-width:1120px;margin:0 auto;padding:clamp(24px,5vw,64px) clamp(16px,4vw,48px) 96px}
main.narrow{max-width:560px}
.foot{padding:24px clamp(16px,4vw,48px);border-top:1px solid var(--line);color:var(--soft);font-size:.9rem;display:flex;flex-wrap:wrap;gap:8px 24px}
.foot a{color:inherit}

[hidden]{display:none!important}
.progress{width:100%;height:10px;accent-color:var(--deep)}
.card.stack{gap:20px}.stack .first{margin-top:0}
.lead{color:var(--soft);margin-top:12px;font-size:1.06rem}
.stack{display:grid;gap:24px;margin-top:32px}
.card{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:clamp(20px,3vw,32px);box-shadow:var(--shade)}
.field{display:grid;gap:6px}
.field label,legend{font-weight:600}
.hint{color:var(--soft);font-size:.92rem}
.input{font:inherit;color:inherit;background:var(--card);border:1px solid var(--soft);border-radius:8px;padding:10px 12px;min-height:48px;width:100%;min-width:0}
.input[aria-invalid]{border-color:var(--bad);border-width:2px}
.with{display:flex;align-items:center;border:1px solid var(--soft);border-radius:8px;background:var(--card)}
.with:focus-within{outline:3px solid var(--accent);outline-offset:2px}
.with .input{border:0;outline:0;background:none;flex:1 1 40%}
.with span{padding-right:12px;color:var(--soft);overflow-wrap:anywhere}
.secret{position:relative;display:block}.secret .input{padding-right:4.6rem}
.secret button{position:absolute;inset:2px 2px 2px auto;min-width:4.2rem;padding:0 10px;border:0;border-radius:8px;background:none;font:inherit;font-size:.92rem;font-weight:620;color:var(--ink);cursor:pointer}
.secret button:hover{text-decoration:underline}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.wrong{color:var(--bad);font-size:.95rem;font-weight:560}
.fine{color:var(--good);font-size:.95rem;font-weight:560}
.summary{border:2px solid var(--bad);border-radius:10px;padding:14px 16px}
.summary ul{margin:6px 0 0;padding-left:1.2rem}.summary a{color:var(--bad)}
.lead+.notice{margin-top:24px}
.notice{border:1px solid var(--good);background:var(--wash);border-radius:10px;padding:14px 16px}
.button{font:inherit;font-weight:620;border:1px solid transparent;border-radius:999px;min-height:48px;padding:10px 20px;display:inline-flex;align-items:center;justify-content:center;gap:8px;cursor:pointer;text-decoration:none;background:var(--deep);color:var(--on-deep)}
.button:hover{filter:brightness(1.08)}
.button:active{transform:translateY(1px)}
.button.quiet{background:none;color:var(--ink);border-color:var(--line)}
.button.small{min-height:44px;padding:8px 14px}
.button.danger{background:none;color:var(--bad);border-color:var(--bad)}
.link{font:inherit;background:none;border:0;padding:0;min-height:44px;color:var(--ink);cursor:pointer}
.link:hover{text-decoration:underline}
.qr{border-radius:8px}code{overflow-wrap:anywhere;font-size:1.05em}
.row{display:flex;flex-wrap:wrap;gap:12px;align-items:center}
.spread{justify-content:space-between}
.sites{list-style:none;padding:0;margin:32px 0 0;display:grid;gap:24px;grid-template-columns:repeat(auto-fill,minmax(min(100%,300px),1fr))}
.site{padding:0;overflow:hidden;display:flex;flex-direction:column}
.shot{display:block;width:100%;height:auto;aspect-ratio:1200/630;object-fit:cover;background:var(--wash);border-bottom:1px solid var(--line)}
.about{padding:18px 20px 20px;display:grid;gap:10px;align-content:start;flex:1}
.about h2 a{color:inherit;text-decoration:none}
.about h2,.host{overflow-wrap:anywhere}
.state{font-size:.85rem;font-weight:620;padding:2px 10px;border-radius:99px;background:var(--wash);color:var(--good);white-space:nowrap}
.state.private{color:var(--accent)}
.state.deleting{color:var(--bad)}
fieldset{border:0;padding:0;margin:0;min-width:0}
legend{padding:0;margin-bottom:10px}
.choice{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(min(100%,clamp(150px,20vw,230px)),1fr))}
.pick{position:relative;border:1px solid var(--line);border-radius:12px;overflow:hidden;background:var(--card);display:flex;flex-direction:column;cursor:pointer}
.pick input{position:absolute;left:12px;top:12px;width:22px;height:22px;accent-color:var(--accent);margin:0;border-radius:50%;box-shadow:0 0 0 5px var(--card)}
.pick:has(:checked){border-color:var(--accent);box-shadow:0 0 0 2px var(--accent)}
.pick:has(:focus-visible){outline:3px solid var(--accent);outline-offset:4px}
.pick img,.pick .none{width:100%;height:auto;aspect-ratio:4/3;object-fit:cover;object-position:top;background:var(--wash);border-bottom:1px solid var(--line)}
.pick .none{display:grid;place-items:center;font:680 2.4rem var(--heading);color:var(--deep)}
.pick .words{padding:12px 14px 16px;display:grid;gap:4px}
.pick .words a{position:relative;justify-self:start;display:inline-flex;align-items:center;min-height:44px;font-size:.88rem}
.pick .words small{color:var(--soft);font-size:.88rem;line-height:1.45}
.suggest{display:flex;flex-wrap:wrap;gap:8px}
.suggest:empty,.live:empty{display:none}
.suggest{margin-top:10px}
.suggest button{font:inherit;border:1px solid var(--line);border-radius:99px;background:var(--wash);color:var(--ink);min-height:44px;padding:4px 14px;cursor:pointer}
.empty{text-align:center;display:grid;justify-items:center;gap:16px;padding:clamp(32px,6vw,72px) 16px;margin-top:32px}
.empty svg{width:120px;height:auto;fill:none;stroke:var(--deep);stroke-width:2.5}
@media(prefers-reduced-motion:no-preference){.button,.pick{transition:box-shadow .16s,transform .12s,filter .16s}}
@media(max-width:480px){.bar nav{gap:0 16px}.full{width:100%}}
`
  .trim()
  .replace(/\n/g, '');
