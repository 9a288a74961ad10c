/** The landing page's only style, allowed by its hash. Light and dark follow the system. */
export const landingStyle = `
@font-face{font-family:Display;font-weight:100 900;font-display:optional;src:url(/platform/display.woff2) format('woff2')}
:root{color-scheme:light dark;--paper:#fdfaf5;--raised:#fff;--tint:#f3ece1;--ink:#1f2a2e;--soft:#4b585c;--line:#dfd5c6;--main:#14545b;--on-main:#fff;--hover:#0c3e44;--accent:#a2401c;--deep:#10393f;--on-deep:#f2eee5;font:1.0625rem/1.6 system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif}
@media (prefers-color-scheme:dark){:root{--paper:#14191b;--raised:#1d2427;--tint:#1a2023;--ink:#eef0ec;--soft:#b4bdbc;--line:#333d40;--main:#7fd0cf;--on-main:#0c2224;--hover:#a4e0df;--accent:#f0a27f;--deep:#0b2226;--on-deep:#eef0ec}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--paper);color:var(--ink)}
h1,h2,h3{font-family:Display,system-ui,sans-serif;line-height:1.1;letter-spacing:-.02em;text-wrap:balance;margin:0}
h1{font-size:clamp(2.5rem,1.7rem + 3.6vw,4.5rem);font-weight:640}
h2{font-size:clamp(1.875rem,1.5rem + 1.8vw,2.875rem);font-weight:620}
h3{font-size:1.25rem;font-weight:620;letter-spacing:-.01em;line-height:1.25}
p{margin:0;text-wrap:pretty}
img{display:block;max-width:100%;height:auto}
ul,ol{list-style:none;margin:0;padding:0}
a{color:inherit}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px;border-radius:4px}
.in{width:min(74rem,100% - 2.5rem);margin-inline:auto}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:1rem;z-index:2;background:var(--raised);padding:.75rem 1rem}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1.75rem;padding-block:1rem}
.brand{display:flex;align-items:center;gap:.625rem;font:640 1.25rem/1 Display,system-ui,sans-serif;text-decoration:none;margin-right:auto;min-height:2.75rem}
.bar a:not(.brand,.go){display:inline-flex;align-items:center;min-height:2.75rem;text-decoration:none}
.bar a:not(.brand,.go):hover{text-decoration:underline;text-underline-offset:.25em}
.bar nav{display:flex;flex-wrap:wrap;align-items:center;gap:0 1.5rem}
.go,.look{display:inline-flex;align-items:center;justify-content:center;min-height:3rem;padding:.5rem 1.5rem;border-radius:999px;font-weight:600;text-decoration:none;border:2px solid var(--main)}
.go{background:var(--main);color:var(--on-main)}.go:hover{background:var(--hover);border-color:var(--hover)}
.look{color:var(--ink);border-color:var(--line)}.look:hover{border-color:var(--main)}
.bar .go{min-height:2.75rem}
.buttons{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:2rem}
.eyebrow{font-weight:600;color:var(--accent);margin-bottom:1rem}
.lead{font-size:clamp(1.125rem,1.05rem + .4vw,1.3125rem);color:var(--soft);max-width:36rem;margin-top:1.25rem}
.hero{display:grid;gap:clamp(2.5rem,5vw,4rem);align-items:center;padding-block:clamp(2rem,5vw,5rem) clamp(3rem,7vw,6rem)}
.shots{position:relative}
.window{border-radius:.875rem;overflow:hidden;background:var(--raised);border:1px solid var(--line);box-shadow:0 1.5rem 4rem -2rem rgb(10 40 45/.45)}
.window::before{content:'';display:block;height:1.75rem;background:radial-gradient(circle at 1.1rem 50%,#e58b6a 0 .28rem,transparent .3rem),radial-gradient(circle at 2.1rem 50%,#e9bf68 0 .28rem,transparent .3rem),radial-gradient(circle at 3.1rem 50%,#8fb28a 0 .28rem,transparent .3rem);border-bottom:1px solid var(--line)}
.phone{border-radius:1.75rem;overflow:hidden;border:.4rem solid #22292b;background:#22292b;box-shadow:0 1.5rem 3rem -1.5rem rgb(10 40 45/.6)}
.phone img{border-radius:1.35rem}
.shots .phone{position:absolute;right:-.5rem;bottom:-2.25rem;width:min(27%,11rem)}
section{padding-block:clamp(3.5rem,8vw,7rem)}
.tint{background:var(--tint)}.deep{background:var(--deep);color:var(--on-deep)}
.head{max-width:44rem;margin-bottom:clamp(2rem,4vw,3.5rem)}
.grid{display:grid;gap:clamp(1.5rem,3vw,2.5rem);grid-template-columns:repeat(auto-fill,minmax(min(100%,16rem),1fr))}
.card{display:block;text-decoration:none;border-radius:1rem}
.card .frame{display:block;overflow:hidden;border-radius:1rem;border:1px solid var(--line);background:var(--raised)}
.card img{width:100%;transition:transform .24s}
.card:hover img{transform:scale(1.02)}
@media (prefers-reduced-motion:reduce){.card img{transition:none}.card:hover img{transform:none}}
.card h3{margin-top:1rem}.card p{color:var(--soft);margin-top:.25rem}
.card .ways{display:flex;flex-wrap:wrap;gap:0 1.5rem}.ways a{display:inline-flex;align-items:center;min-height:2.75rem;font-weight:600;color:var(--accent);text-underline-offset:.25em}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.compare{overflow-x:auto}.compare table{width:100%;min-width:44rem;border-collapse:collapse;text-align:left}.compare :is(th,td){padding:.875rem 1.25rem .875rem 0;border-bottom:1px solid var(--line);vertical-align:top}.compare thead th{font:620 1.125rem/1.25 Display,system-ui,sans-serif}.compare tbody th{font-weight:600}.compare td{color:var(--soft)}.compare td:nth-child(2){color:var(--ink)}
.faq{max-width:46rem}.faq details{border-bottom:1px solid var(--line)}.faq summary{display:flex;align-items:center;min-height:3.5rem;font-weight:600;cursor:pointer}.faq summary::before{content:'+';flex:none;width:1.75rem;color:var(--accent);font-size:1.25rem}.faq [open] summary::before{content:'–'}.faq p{color:var(--soft);padding:0 0 1.25rem 1.75rem}
.parts{display:grid;gap:2rem clamp(2rem,4vw,3.5rem);grid-template-columns:repeat(auto-fill,minmax(min(100%,19rem),1fr))}
.parts svg{width:2rem;height:2rem;color:var(--accent);margin-bottom:.75rem;display:block}
.parts p{color:var(--soft);margin-top:.375rem}
.row{display:grid;gap:clamp(2rem,5vw,4.5rem);align-items:center}
.row+.row{margin-top:clamp(3rem,7vw,6rem)}
.row p{color:var(--soft);margin-top:1rem;max-width:34rem}
.pair{display:flex;justify-content:center;gap:clamp(1rem,4vw,2.5rem)}
.pair .phone{flex:0 1 15rem}
.never{display:grid;gap:1.75rem clamp(2rem,4vw,4rem);grid-template-columns:repeat(auto-fill,minmax(min(100%,19rem),1fr))}
.never li{border-top:1px solid rgb(255 255 255/.28);padding-top:1rem}
.never p{margin-top:.375rem;opacity:.86}
.steps{counter-reset:step;display:grid;gap:2rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr))}
.steps li{counter-increment:step}.steps li::before{content:counter(step);display:grid;place-items:center;width:2.5rem;height:2.5rem;border-radius:50%;background:var(--main);color:var(--on-main);font-weight:600;margin-bottom:1rem}
.steps p{color:var(--soft);margin-top:.375rem}
.last{text-align:center}.last .buttons{justify-content:center}.last .lead{margin-inline:auto}
footer{border-top:1px solid var(--line);padding-block:2rem}
footer .in{display:flex;flex-wrap:wrap;gap:.25rem 2rem;align-items:center}
footer p{margin-right:auto;color:var(--soft)}footer a{display:inline-flex;align-items:center;min-height:2.75rem}
footer form{display:flex;flex-wrap:wrap;gap:0 1.25rem}footer button{min-height:2.75rem;padding:0;border:0;background:none;font:inherit;color:inherit;cursor:pointer}footer button:hover{text-decoration:underline}footer [aria-current]{font-weight:600}
@media (min-width:60rem){.hero{grid-template-columns:minmax(0,5fr) minmax(0,6fr)}.row{grid-template-columns:minmax(0,2fr) minmax(0,3fr)}.row.turned{grid-template-columns:minmax(0,3fr) minmax(0,2fr)}.row.turned .words{order:2}}
@media (max-width:62rem){.bar nav .wide{display:none}}
@media (max-width:40rem){.bar{gap:.25rem .75rem}.bar nav{width:100%;order:3}.bar .go{padding:.25rem 1rem;font-size:.9375rem}.shots .phone{right:.5rem}}
`;
