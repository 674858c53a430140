import { readRepositoryFile, repositoryFiles } from './files.ts'

const folder = 'apps/web/src/routes/'

/** Layouts, and screens that show nothing from the server beyond the session. */
const withoutData = new Set([
  '__root.tsx',
  '_signed-in.tsx',
  '_signed-in/$.tsx',
  '_signed-in/_in-workspace.tsx',
  '_signed-in/settings.tsx',
  '_signed-in/settings/_in-workspace.tsx',
  '_signed-in/settings/profile.tsx',
  '_welcome.tsx',
  '_welcome/forgot-password.tsx',
  '_welcome/reset-password.tsx',
  '_welcome/sign-in.tsx',
  '_welcome/sign-up.tsx',
  'thanks.tsx',
  // Its link works once, so it must not be followed by a preload.
  '_welcome/verify-email.tsx',
  'about.tsx',
  'kit.tsx',
])

const hasComponent = /^ {2}component: |[{,] component: /mu
const hasLoader = /^ {2}loader: |[{,] loader: /mu

/** Routes that show a screen but start no query before it renders (docs/decisions/2026-11-15-loaders.md). */
export const routesWithoutLoader = (files = repositoryFiles(), read = readRepositoryFile): string[] =>
  files
    .filter((path) => path.startsWith(folder) && path.endsWith('.tsx'))
    .flatMap((path) => {
      const code = read(path)
      const isListed = withoutData.has(path.slice(folder.length))
      if (hasLoader.test(code)) return isListed ? [`loader: ${path} has one and is listed as without data`] : []
      return isListed || !hasComponent.test(code) ? [] : [`loader: ${path} shows a screen and has none`]
    })
