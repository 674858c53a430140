import { etagOf } from '@wellmet/platform/http/etag.ts'
import type { FastifyInstance } from 'fastify'
import { askOnce } from '../contract/first-event.ts'
import type { Question } from './questions.ts'

interface Answer {
  status: number
  headers: string
  body: string
}

/** A word that nobody but its keeper is ever told. */
export interface Canary {
  word: string
  keeper: string | null
}

/** Of the moment or of the process, and so of neither world. The length is that of the body, which is compared itself. */
const incidental = new Set(['date', 'connection', 'keep-alive', 'content-length'])
const clocks = /"(uptimeSeconds|ageSeconds)":\d+/g

export interface Compared {
  findings: string[]
  /** How many were answered and not refused. */
  answered: number
}

/** As many at once as the database takes; a change waits for all before it, and all after it wait for the change. */
const atOnce = 8

/** Puts the same questions to two worlds, and tells where the answers differ or say what is nobody's business. */
export async function compareAnswers(
  a: FastifyInstance,
  b: FastifyInstance,
  questions: readonly Question[],
  canaries: readonly Canary[],
): Promise<Compared> {
  const findings: string[] = []
  let answered = 0
  for (const group of inGroups(questions)) {
    const found = await Promise.all(
      group.map(async (question, i) => {
        const id = `question-${findings.length}-${i}`
        const [inA, inB] = await Promise.all([ask(a, question, id), ask(b, question, id)])
        if (inA.status < 300) answered += 1
        return [...differences(question, inA, inB), ...disclosures(question, [inA, inB], canaries)]
      }),
    )
    findings.push(...found.flat())
  }
  return { findings, answered }
}

function* inGroups(questions: readonly Question[]): Generator<Question[]> {
  let group: Question[] = []
  for (const question of questions) {
    if (group.length === atOnce || question.changes || group.at(-1)?.changes) {
      if (group.length > 0) yield group
      group = []
    }
    group.push(question)
  }
  if (group.length > 0) yield group
}

async function ask(app: FastifyInstance, { request }: Question, requestId: string): Promise<Answer> {
  const answer = await askOnce(app, { ...request, headers: { ...request.headers, 'x-request-id': requestId } })
  const body = answer.body.replace(clocks, '"$1":0')
  const headers = Object.entries(answer.headers)
    .filter(([name]) => !incidental.has(name))
    // An ETag is the hash of the body, with its clocks.
    .map(([name, value]) => (value === etagOf(answer.body) ? [name, etagOf(body)] : [name, value]))
  return {
    status: answer.status,
    headers: JSON.stringify(headers.toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1))),
    body,
  }
}

function differences({ route, as, request }: Question, inA: Answer, inB: Answer): string[] {
  const about = `${route} asked by ${as} (${request.url})`
  if (inA.status !== inB.status) return [`${about}: status ${inA.status} became ${inB.status}`]
  if (inA.body !== inB.body) return [`${about}: ${firstDifference(inA.body, inB.body)}`]
  if (inA.headers !== inB.headers) return [`${about}: headers: ${firstDifference(inA.headers, inB.headers)}`]
  return []
}

function firstDifference(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const near = (text: string) => text.slice(Math.max(0, at - 60), at + 60)
  return `…${near(one)}… became …${near(other)}…`
}

/** What the asker said themselves may be said back to them. */
function disclosures({ route, as, request }: Question, answers: Answer[], canaries: readonly Canary[]): string[] {
  const query = [...new URL(request.url, 'http://localhost').searchParams.values()].join(' ')
  const sent = `${query} ${String(request.payload ?? '')}`.toLowerCase()
  const received = answers.map(({ headers, body }) => `${headers} ${body}`.toLowerCase()).join(' ')
  return canaries
    .filter(({ word, keeper }) => keeper !== as && received.includes(word) && !sent.includes(word))
    .map(({ word }) => `${route} asked by ${as} (${request.url}): says "${word}"`)
}
