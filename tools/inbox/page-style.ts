export const PAGE_STYLE = `
  :root { color: #14171c; background: #faf7f2; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
  h1 { margin: 0; font-size: 1.75rem; }
  h1::after { content: ''; display: block; width: 3rem; margin-top: .5rem; border-top: 3px solid #b3121d; }
  h2 { margin: 0; font-size: 1.1rem; text-transform: capitalize; }
  a { color: #b3121d; }
  form { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: end; }
  form, article { margin: 1rem 0; padding: 1rem; border: 1px solid #ded6c9; border-radius: .5rem; background: #fff; }
  label { display: grid; font-size: .875rem; }
  select, input, button { box-sizing: border-box; min-height: 2.75rem; padding: 0 .75rem; font: inherit; }
  button { border: 0; border-radius: .25rem; color: #fff; background: #b3121d; }
  :focus-visible { outline: 3px solid #14171c; outline-offset: 2px; }
  dl { display: grid; grid-template-columns: minmax(6rem, auto) 1fr; gap: .25rem 1rem; margin: .75rem 0 0; }
  dt { color: #5a5f68; overflow-wrap: anywhere; }
  dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  small { display: block; color: #5a5f68; overflow-wrap: anywhere; }
  .warning { color: #b3121d; }
`
