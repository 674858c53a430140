import type { Message } from '@wellmet/platform/messages/messages.ts'
import { insightsMessages as m } from './insights.messages.ts'

interface Changed {
  name: string
  companyBefore: string | null
  companyAfter: string | null
  titleBefore: string | null
  titleAfter: string | null
}

/** A new company mostly brings a new title: it is told as one change. A change has a value before or after it. */
export const changeSays = ({ name, companyBefore, companyAfter, titleBefore, titleAfter }: Changed): Message =>
  companyBefore === companyAfter
    ? titleSays(name, titleBefore, titleAfter)
    : companySays(name, companyBefore, companyAfter)

const companySays = (name: string, before: string | null, after: string | null): Message =>
  after === null
    ? m.companyLeft.message({ name, before: before ?? '' })
    : before === null
      ? m.companyChanged.message({ name, after })
      : m.companyChangedFrom.message({ name, before, after })

const titleSays = (name: string, before: string | null, after: string | null): Message =>
  after === null
    ? m.titleRemoved.message({ name, before: before ?? '' })
    : before === null
      ? m.titleChanged.message({ name, after })
      : m.titleChangedFrom.message({ name, before, after })
