/** A test with what stands in it, and in the functions of its file that it calls. */
export interface NamedTest {
  path: string
  title: string
  body: string
}

const titled = /^test(?:\.each\([^\n]*?\))?\(\s*(['"`])((?:(?!\1).)+)\1/
const helper = /^(?:export )?(?:const|(?:async )?function) (\w+)/

/** The tests of a file that stand on a line of their own, which is how they are written here. */
export function findTests(path: string, source: string): NamedTest[] {
  const parts = source.split(/^(?=\S)/m).reduce<string[]>((all, line) => {
    // What closes a part begins its line: it belongs to the part before.
    if (/^[})\]]/.test(line) && all.length > 0) all[all.length - 1] += line
    else all.push(line)
    return all
  }, [])
  const helpers = parts.flatMap((part) => {
    const name = part.match(helper)?.[1]
    return name === undefined ? [] : [{ name, part }]
  })
  return parts.flatMap((part) => {
    const title = part.match(titled)?.[2]
    if (title === undefined) return []
    const used = helpers.filter(({ name }) => new RegExp(`\\b${name}\\(`).test(part))
    return [{ path, title, body: [part, ...used.map((one) => one.part)].join('\n') }]
  })
}

const called = /\b(\w+)\.(\w+)\(/g

/**
 * Whether a test shows an endpoint, `client.name` of the test client: it calls it, expects an answer and not a refusal, and
 * calls another endpoint too, where the effect is read or was made. The client throws unless the answer is a 2xx.
 */
export function shows(test: NamedTest, call: string, all: ReadonlySet<string>): boolean {
  const body = withClients(test.body)
  const answered = [...body.matchAll(called)]
    .map(({ 1: client, 2: name, index }) => ({ call: `${client}.${name}`, index }))
    .filter((one) => all.has(one.call) && !isRefused(body, one.index))
    .map((one) => one.call)
  return answered.includes(call) && new Set(answered).size > 1 && /\bexpect\(/.test(body)
}

const named = /\bconst (\w+|\{[^}\n]*\}) = [^\n]*\.as\([^\n]*\)\.(\w+)$/gm

/** After `const api = world.as(me).data` a call of `api.list` is one of `data.list`, and so is that of a function taken out. */
function withClients(body: string): string {
  return [...body.matchAll(named)].reduce((text, [, name, client]) => {
    if (!name!.startsWith('{'))
      return text.replaceAll(new RegExp(`(?<![.\\w])${name}\\.(?=\\w+\\()`, 'g'), `${client}.`)
    const functions = name!
      .slice(1, -1)
      .split(',')
      .map((one) => one.trim())
    return functions.reduce(
      (all, one) => all.replaceAll(new RegExp(`(?<![.\\w])${one}\\(`, 'g'), `${client}.${one}(`),
      text,
    )
  }, body)
}

/** In a statement that expects a refusal, or lets one pass. */
function isRefused(body: string, index: number): boolean {
  const from = body.slice(0, index).search(/\n {0,4}\S[^\n]*$/)
  const next = body.slice(index).search(/\n {0,4}[^\s.})\]]/)
  const statement = body.slice(Math.max(from, 0), next < 0 ? undefined : index + next)
  return /\.rejects\b|\.catch\(|allSettled/.test(statement)
}
