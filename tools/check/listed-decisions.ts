import { readRepositoryFile, repositoryFiles } from './files.ts'

const folder = 'docs/decisions/'
const index = `${folder}README.md`

/** Pages that the index of decisions names not once, under another title, or that are not there. */
export function decisionFindings(files = repositoryFiles(), read = readRepositoryFile): string[] {
  const pages = files.filter((path) => path.startsWith(folder) && path.endsWith('.md') && path !== index)
  const listed = [...read(index).matchAll(/^- \[(.+?)\]\(([^)]+\.md)\)/gm)].map(([, title = '', page = '']) => ({
    title,
    path: `${folder}${page}`,
  }))
  return [
    ...pages.flatMap((path) => {
      const lines = listed.filter((one) => one.path === path)
      const title = read(path).split('\n', 1)[0]?.replace(/^# /, '')
      if (lines.length !== 1) return [`${path} is ${lines.length === 0 ? 'not' : 'more than once'} listed`]
      return lines[0]?.title === title ? [] : [`${path} is listed under another title`]
    }),
    ...listed.filter(({ path }) => !pages.includes(path)).map(({ path }) => `${path} is listed and not there`),
  ].map((finding) => `${index}: ${finding}`)
}
