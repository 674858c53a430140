import type { SourceName } from './mails.ts'
import type { StrengthSplit } from './strength-protocol.ts'

const utc = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 1000
const halfYears = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i).flatMap((year) => [
    utc(`${year}-03-01`),
    utc(`${year}-09-01`),
  ])

export interface Split {
  /** For `relationshipStrength` and `recommendationScore`. */
  readonly cuts: StrengthSplit
  readonly replies: { readonly from: number; readonly split: number; readonly to: number }
  readonly introductions: { readonly from: number; readonly split: number }
}

/** What is learned from and what is tested on, by date. */
export const splits: Record<SourceName, Split> = {
  gitml: {
    cuts: { days: 90, train: halfYears(2010, 2016), test: halfYears(2018, 2024) },
    replies: { from: utc('2008-01-01'), split: utc('2018-01-01'), to: utc('2024-12-01') },
    introductions: { from: utc('2007-01-01'), split: utc('2014-01-01') },
  },
  enron: {
    cuts: {
      days: 60,
      train: ['2000-07-01', '2000-09-01', '2000-11-01', '2001-01-01'].map(utc),
      test: ['2001-04-01', '2001-06-01', '2001-08-01', '2001-10-01'].map(utc),
    },
    replies: { from: utc('2000-01-01'), split: utc('2001-04-01'), to: utc('2002-03-01') },
    introductions: { from: utc('2000-01-01'), split: utc('2001-04-01') },
  },
}
