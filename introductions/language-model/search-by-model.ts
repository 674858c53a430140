import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { NetworkSearch } from '@wellmet/discovery/people-search/people.contract.ts'
import { rulesReader } from '@wellmet/discovery/questions/question-reader.ts'
import { searchNetwork } from '@wellmet/discovery/people-search/search-network.ts'
import type { TypedQuestion } from '@wellmet/discovery/questions/typed-question.contract.ts'
import { askAtOnce } from './ask-model.ts'
import type { CallOutcome } from './language-model.contract.ts'
import { languageModelMessages } from './language-model.messages.ts'
import { questionPrompt, readModelQuestion } from './question.rules.ts'
import { findUsable, pricedModel } from './reserve-money.ts'

/** Somebody waits for it. */
const longestMs = 12_000

interface Asked extends NetworkSearch {
  /** As it was read for the page before: nobody pays twice for one question. */
  question?: TypedQuestion | undefined
}

/**
 * The model is told the words of the question and nothing else, and what it says is taken for a question and never for an
 * answer: the search that answers is the same, with the same rights. Where it fails, the rules read the question.
 */
export async function searchByModel(call: MemberCall, { question, ...search }: Asked) {
  const read = question
    ? { outcome: 'answered' as const, taken: question }
    : await readByModel(call, search.query ?? '')
  const typed = read.taken
  const found = await searchNetwork(call, search, typed ? { readQuestion: async () => typed } : rulesReader)
  return {
    ...found,
    reader: typed ? ('model' as const) : ('rules' as const),
    question: typed,
    note: typed ? null : languageModelMessages.readByRulesBecause({ outcome: read.outcome }),
  }
}

async function readByModel(
  { db, services, viewer }: MemberCall,
  text: string,
): Promise<{ outcome: CallOutcome; taken: TypedQuestion | null }> {
  if (text.trim() === '') return { outcome: 'nothing_usable', taken: null }
  // As the system: the key and the money are the workspace’s
  const usable = await db.asSystem((tx) => findUsable(tx, services, viewer))
  if (typeof usable === 'string') return { outcome: usable, taken: null }
  if (!usable.readsQuestions) return { outcome: 'not_connected', taken: null }
  const { handles } = await rulesReader.readQuestion(text)
  const { workspaceId, userId } = viewer
  return await askAtOnce(services, {
    workspaceId,
    userId,
    purpose: 'question',
    model: pricedModel(services, workspaceId, usable),
    way: usable,
    prompt: questionPrompt(text),
    longestMs,
    read(answer) {
      const { typed, dropped } = readModelQuestion(answer, text, handles)
      return { taken: typed, dropped }
    },
  })
}
