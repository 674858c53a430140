/** A row of docs/what-works.md. */
export interface WorkingTopic {
  topic: string
  text: string
  folders: readonly string[]
}

export function readTopics(table: string): WorkingTopic[] {
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  return rows
    .slice(2)
    .map(([, topic = '', text = '', folders = '']) => ({ topic, text, folders: folders.split(/,\s*/).filter(Boolean) }))
}

/** Folders with endpoints that no row or several rows name, and named folders without endpoints. */
export function topicFindings(topics: readonly WorkingTopic[], served: ReadonlySet<string>): string[] {
  const named = topics.flatMap(({ folders }) => folders)
  return [
    ...[...served]
      .filter((folder) => !named.includes(folder))
      .map((folder) => `${folder} has endpoints and is in no row`),
    ...named.filter((folder, at) => named.indexOf(folder) !== at).map((folder) => `${folder} is in two rows`),
    ...named.filter((folder) => !served.has(folder)).map((folder) => `${folder} has no endpoints`),
    ...topics.filter(({ folders }) => folders.length === 0).map(({ topic }) => `${topic} names no folder`),
  ].map((finding) => `docs/what-works.md: ${finding}`)
}

const [begin, end] = ['<!-- from docs/what-works.md, by npm run golden -->\n', '<!-- end -->']

/** The README with its list as the table says. */
export function withTopics(readme: string, topics: readonly WorkingTopic[]): string {
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)]
  if (from < 0 || to < from) throw new Error('README.md has lost the two comments around what works today.')
  const list = topics.map(({ topic, text }) => `- **${topic}:** ${text}.`).join('\n')
  return `${readme.slice(0, from + begin.length)}\n${list}\n\n${readme.slice(to)}`
}
