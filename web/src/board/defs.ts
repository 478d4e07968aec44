/** Glyphs, filters and gradients that every ground shares, as text for a picture of its own. */

export const FILTERS = `
<filter id="organic" x="-4%" y="-4%" width="108%" height="108%"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="3" seed="4" result="n"/><feGaussianBlur in="SourceGraphic" stdDeviation="6" result="b"/><feDisplacementMap in="b" in2="n" scale="15" xChannelSelector="R" yChannelSelector="G"/><feComponentTransfer><feFuncA type="linear" slope="9" intercept="-4"/></feComponentTransfer></filter>
<filter id="relief" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".0075" numOctaves="5" seed="11" result="n"/><feDiffuseLighting in="n" surfaceScale="9" diffuseConstant="1.05" lighting-color="#fff"><feDistantLight azimuth="225" elevation="58"/></feDiffuseLighting></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="2"/><feColorMatrix values="0 0 0 0 .3  0 0 0 0 .25  0 0 0 0 .15  0 0 0 .5 -.18"/></filter>
<filter id="wood" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".004 .11" numOctaves="4" seed="8"/><feColorMatrix values="0 0 0 0 .12  0 0 0 0 .07  0 0 0 0 .03  .9 0 0 0 -.22"/></filter>
<filter id="broad" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="8"/></filter>`;

export const GLYPHS = `
<g id="tree0"><path fill="var(--m-tree-dark)" opacity=".35" d="M-2.6 .4a3.2 2.2 0 0 0 6 1.2l-2 -2z"/><path fill="var(--m-tree)" d="M0 -4.6c2 0 3.3 1.5 3.2 3.2c-.1 1.4-1.3 2.3-3.2 2.3s-3.2-.9-3.2-2.4C-3.2 -3.2 -1.9 -4.6 0 -4.6z"/></g>
<g id="tree1"><path fill="var(--m-tree-dark)" opacity=".35" d="M-2 .6a2.8 1.8 0 0 0 5 .8l-2 -2z"/><path fill="var(--m-tree)" d="M0 -3.8c1.7 0 2.7 1.2 2.6 2.7c-.1 1.2-1.1 1.9-2.6 1.9s-2.7-.8-2.7-2C-2.7 -2.7 -1.6 -3.8 0 -3.8z"/></g>
<g id="tree2"><path fill="var(--m-tree-dark)" opacity=".35" d="M-1.8 1a3 1.6 0 0 0 4.4 .4l-2 -1.4z"/><path fill="var(--m-tree)" d="M0 -6L2.6 1H-2.6z"/></g>
<path id="reed0" fill="none" stroke="var(--m-reed)" stroke-linecap="round" d="M-6 0H6M-2.6 -1.6V-4.6M0 -1.6V-5.8M2.6 -1.6V-4.2"/>
<path id="reed1" fill="none" stroke="var(--m-reed)" stroke-linecap="round" d="M-5 0H4M-3.4 2.6H2.6"/>
<path id="hach0" fill="none" stroke="var(--m-hach)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round" d="M-7 3L-2 -5L1 -1L4 -6L8 3M-2 -5L-1 2M4 -6L5 1"/>`;

export function sheet(x: number, y: number, width: number, height: number, defs: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"><defs>${FILTERS}${GLYPHS}${defs}</defs>${body}</svg>`;
}
