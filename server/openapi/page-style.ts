/** The look of web/ui/tokens.css, for a page that is served without the web app. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#faf8f3, #191816); --surface: light-dark(#fff, #23211e);
  --sunken: light-dark(#f3efe6, #131211); --line: light-dark(#e5dfd2, #37342f); --ink: light-dark(#23211d, #efebe2);
  --soft: light-dark(#5c564b, #b8b0a2); --accent: light-dark(#0d6b62, #5cc4b5); --radius: 10px; }
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 'Figtree Variable', system-ui, sans-serif; }
a { color: var(--accent); text-underline-offset: 3px; }
a:focus-visible, summary:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
header { padding: 16px clamp(16px, 3vw, 32px); border-bottom: 1px solid var(--line); font-weight: 700; }
header a { display: inline-block; padding: 8px 0; color: inherit; text-decoration: none; }
.skip { position: absolute; left: -999px; } .skip:focus { left: 8px; top: 8px; background: var(--surface); padding: 8px; }
.columns { display: grid; grid-template-columns: minmax(0, 20rem) minmax(0, 52rem); gap: 40px; padding: 0 clamp(16px, 3vw, 32px) 64px; }
nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow: auto; padding: 24px 0; font-size: .9375rem; }
nav ul { margin: 0; padding: 0; list-style: none; } nav > ul > li > a { font-weight: 600; }
nav ul ul { margin: 0 0 10px; padding-inline-start: 12px; border-inline-start: 1px solid var(--line); }
nav li a { display: block; padding: 4px 0; text-decoration: none; overflow-wrap: anywhere; } nav ul ul a { color: var(--soft); }
main { padding: 24px 0; } h1 { margin: 0 0 8px; font-size: 2rem; } h2 { margin: 40px 0 12px; font-size: 1.5rem; }
article { margin: 0 0 20px; padding: 16px 20px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); }
article:target { border-color: var(--accent); }
h3 { margin: 0; font-size: 1.0625rem; overflow-wrap: anywhere; } h3 a { color: inherit; text-decoration: none; }
h4 { margin: 16px 0 6px; font-size: .9375rem; } p { margin: 8px 0; text-wrap: pretty; }
code { font: .9em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { margin: 12px 0 0; padding: 12px 14px; overflow-x: auto; border-radius: var(--radius); background: var(--sunken); }
pre code, td:first-child code { overflow-wrap: normal; }
.to-contents { display: none !important; float: right; color: var(--accent) !important; font-weight: 600; }
[data-method] { color: var(--accent); font-size: .875em; } [data-method='DELETE'] { color: light-dark(#a3262f, #f2989c); }
.wide { overflow-x: auto; margin: 8px 0; } table { width: 100%; border-collapse: collapse; font-size: .9375rem; }
th { text-align: start; color: var(--soft); font-weight: 600; } th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
.responses { margin: 0; padding: 0; list-style: none; } .failures { color: var(--soft); }
@media (width < 60rem) { .columns { grid-template-columns: minmax(0, 1fr); gap: 0; } .to-contents { display: block !important; }
  nav { order: 2; position: static; max-height: none; } nav li a { padding: 8px 0; } }
`
