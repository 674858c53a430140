import { formatNumber } from '@wellmet/platform/messages/formats.ts'
import { formatDaysAgo } from '../../apps/web/src/kit/dates.ts'
import { edgeStyle } from '../../apps/web/src/kit/edge-style.ts'
import { initialsOf, tintOf } from '../../apps/web/src/kit/initials.ts'
import { kitMessages } from '../../apps/web/src/kit/kit.messages.ts'
import type { Edge, Person } from '../../apps/web/src/kit/path-shapes.ts'
import { pathSentence } from '../../apps/web/src/kit/path-text.ts'
import { exampleRoute } from '../../apps/web/src/shell/example-route.ts'
import type { Colors } from './read-colors.ts'

const width = 880
const height = 208
const firstX = 112
const stride = (width - 2 * firstX) / 2
const lineY = 60
const radius = 28
/** Seconds from one piece of the drawing to the next. */
const beat = 0.55

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The example path of the landing page as an SVG that draws itself once, or is simply there with reduced motion. */
export function drawAnimatedPath(color: Colors): string {
  const path = exampleRoute()
  const stops = [path.you, ...path.hops.map(({ person }) => person)]
  const last = stops.length - 1
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="Inter, system-ui, sans-serif" text-anchor="middle">
<title>${escape(pathSentence(path))}</title>
<style>
@media (prefers-reduced-motion: no-preference) {
.come { animation: come .4s ease-out both }
.draw { animation: draw .6s ease-in-out both }
@keyframes come { from { opacity: 0 } }
@keyframes draw { from { stroke-dashoffset: 1 } to { stroke-dashoffset: 0 } }
}
</style>
<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="16" fill="${color('surface')}" stroke="${color('line')}"/>
${path.hops.map(({ edge }, at) => drawLeg(edge, at, color)).join('\n')}
${stops.map((person, at) => drawStop(person, at, at === last ? path.hops[at - 1]?.edge : undefined, color)).join('\n')}
</svg>
`
}

const xOf = (stop: number): number => firstX + stop * stride
const begins = (beats: number): string => `style="animation-delay:${(beats * beat).toFixed(2)}s"`

function drawLeg(edge: Edge, at: number, color: Colors): string {
  const look = edgeStyle(edge, 'full')
  const [from, to] = [xOf(at) + radius + 5, xOf(at + 1) - radius - 9]
  const middle = (xOf(at) + xOf(at + 1)) / 2
  const line = `x1="${from}" x2="${to}" y1="${lineY}" y2="${lineY}"`
  const dash = look.dash ? ` stroke-dasharray="${look.dash}"` : ''
  const words = [
    kitMessages.freshnessAndBasis(edge),
    ...edge.evidence.flatMap(({ label, at: day }) =>
      day ? `${label}, ${formatDaysAgo(day)}` : label.split(/(?<=,) /),
    ),
  ]
  return `<mask id="leg-${at}" maskUnits="userSpaceOnUse" x="${from}" y="${lineY - 10}" width="${to - from}" height="20"><line class="draw" ${begins(at * 2 + 1)} ${line} stroke="#fff" stroke-width="20" pathLength="1" stroke-dasharray="1"/></mask>
<g mask="url(#leg-${at})"><line ${line} stroke="${color('casing')}" stroke-width="${look.casing}"/><line ${line} stroke="${color(`warmth-${edge.warmth}`)}" stroke-width="${look.width.toFixed(1)}"${dash}/></g>
<g class="come" ${begins(at * 2 + 1.6)}><rect x="${middle - 19}" y="${lineY - 13}" width="38" height="26" rx="13" fill="${color('surface')}" stroke="${color('line')}"/><text x="${middle}" y="${lineY + 5}" font-size="14" font-weight="600" fill="${color('ink')}">${formatNumber(edge.strength ?? 0)}</text>
${words.map((text, row) => `<text x="${middle}" y="${lineY + 54 + row * 22}" font-size="14" fill="${color(row === 0 ? 'ink-2' : 'ink')}">${escape(text)}</text>`).join('')}</g>`
}

function drawStop(person: Person, at: number, reached: Edge | undefined, color: Colors): string {
  const x = xOf(at)
  const isYou = at === 0
  const ring = reached
    ? `<circle cx="${x}" cy="${lineY}" r="${radius + 4}" fill="none" stroke="${color(`warmth-${reached.warmth}`)}" stroke-width="2"/>`
    : ''
  const lines = [person.role, person.company].filter((line) => line !== undefined)
  return `<g class="come" ${begins(at * 2)}>${ring}<circle cx="${x}" cy="${lineY}" r="${radius}" fill="${color(isYou ? 'ink' : `tint-${tintOf(person.id)}`)}"/><text x="${x}" y="${lineY + 7}" font-size="20" font-weight="600" fill="${color(isYou ? 'on-ink' : 'ink')}">${initialsOf(person.name)}</text><text x="${x}" y="${lineY + 56}" font-size="16" font-weight="600" fill="${color('ink')}">${escape(person.name)}</text>${lines.map((line, row) => `<text x="${x}" y="${lineY + 78 + row * 20}" font-size="14" fill="${color('ink-2')}">${escape(line)}</text>`).join('')}</g>`
}
