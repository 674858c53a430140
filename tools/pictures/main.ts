import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openChromium } from '../product/open-chromium.ts'
import { repository } from '../repository.ts'
import { drawAnimatedPath } from './animated-path.ts'
import { openDemo } from './open-demo.ts'
import { photographScreens } from './photograph-screens.ts'
import { photographShareCard } from './photograph-share-card.ts'
import { readColors, schemes } from './read-colors.ts'

/**
 * Makes the pictures of the README and the one that previews of links show:
 * npm run pictures -- http://localhost:4000
 * It uses the demo that runs at the address, or starts one.
 */
const folder = join(repository, 'docs/pictures')
const maxBytes = 1_000_000

await mkdir(folder, { recursive: true })
for (const scheme of schemes)
  await writeFile(join(folder, `animated-path-${scheme}.svg`), drawAnimatedPath(await readColors(scheme)))

const demo = await openDemo(process.argv[2] ?? 'http://localhost:4000')
const browser = await openChromium()
try {
  await photographShareCard(browser, demo.address, join(repository, 'apps/web/public/share.png'))
  for (const scheme of schemes) await photographScreens(browser, demo.address, scheme, folder)
} finally {
  await browser.close()
  await demo.stop()
}

const files = (await readdir(folder)).toSorted()
const sizes = await Promise.all(files.map(async (name) => (await stat(join(folder, name))).size))
files.forEach((name, at) => console.log(`${String(Math.round((sizes[at] ?? 0) / 1000)).padStart(5)} kB  ${name}`))
const all = sizes.reduce((sum, size) => sum + size, 0)
if (all > maxBytes) throw new Error(`The pictures have ${all} bytes, more than ${maxBytes}.`)
