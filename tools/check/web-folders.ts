import { join } from 'node:path/posix'
import { areas } from './areas.ts'
import { circlesIn } from './circles.ts'
import { readRepositoryFile, repositoryFiles } from './files.ts'

const source = 'apps/web/src/'

/** What a page is put together with. Among these folders the order is free, as long as it has no circle. */
const around = ['navigation', 'palette', 'shell', 'home', 'landing', 'onboarding', 'help']

/**
 * The order inside the web app, from the bottom up: a folder may import those of its own layer and of the layers below.
 * Screens are in the folder of their area, and areas look left as on the server.
 */
export const webLayers: readonly { name: string; folders: readonly string[] }[] = [
  { name: 'theme', folders: ['theme'] },
  { name: 'api', folders: ['api'] },
  { name: 'kit', folders: ['kit'] },
  ...areas.slice(1).map((area) => ({ name: area, folders: [area] })),
  { name: 'shell', folders: around },
  // The page that shows every part of the kit, with samples of screens
  { name: 'showcase', folders: ['showcase'] },
]

const layered = new Set([...webLayers.flatMap(({ folders }) => folders), 'routes'])

/** A folder in no layer could import anything from anywhere. */
export const foldersWithoutLayer = (files = repositoryFiles()): string[] => {
  const folders = files
    .filter((path) => path.startsWith(source) && path.slice(source.length).includes('/'))
    .map((path) => path.slice(source.length).split('/')[0] ?? '')
  return [...new Set(folders)]
    .filter((folder) => !layered.has(folder))
    .map((folder) => `web-layer: ${source}${folder} is in no layer of tools/check/web-folders.ts`)
}

const isCode = (path: string): boolean =>
  path.startsWith(source) &&
  !path.startsWith(`${source}routes/`) &&
  /\.tsx?$/.test(path) &&
  !/\.(?:test|gen)\.tsx?$|-for-tests\.tsx?$/.test(path)

/** A noun is two levels below `src`; what is deeper belongs to it. A file right in a folder is in that folder. */
const folderOf = (path: string): string => path.slice(source.length).split('/').slice(0, -1).slice(0, 2).join('/')

const imported = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g

/** Which folder of the web app imports which other one, types, styles and what is loaded later included. */
function folderImports(files: readonly string[], read: (path: string) => string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const path of files.filter(isCode)) {
    const from = folderOf(path)
    for (const [, specifier = ''] of read(path).matchAll(imported)) {
      const target = join(path, '..', specifier)
      if (!target.startsWith(source) || folderOf(target) === from) continue
      found.set(from, (found.get(from) ?? new Set()).add(folderOf(target)))
    }
  }
  return found
}

/** Folders that import each other, directly or through others: one noun in several places, or a piece that belongs further down. */
export const webCircles = (files = repositoryFiles(), read = readRepositoryFile): string[] =>
  circlesIn(folderImports(files, read)).map((folders) => `web-circle: ${folders.join(', ')}`)
