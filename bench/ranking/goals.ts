import type { SourceName } from './mails.ts'

interface Goal {
  readonly floor: number
  readonly goal: number
  readonly stretch: number
}

type Goals = Partial<Record<SourceName, Goal>>

const goal = (floor: number, goal: number, stretch: number): Goal => ({ floor, goal, stretch })

/** Set when the design was decided. Without a goal a figure is printed and nothing depends on it. */
export const goals = {
  'relationshipStrength NDCG@10': { gitml: goal(0.78, 0.8, 0.814), enron: goal(0.775, 0.785, 0.798) },
  'relationshipStrength NDCG@10, one mailbox': {},
  'relationshipStrength survival ECE': { gitml: goal(0.02, 0.01, 0.006), enron: goal(0.045, 0.03, 0.024) },
  'relationshipStrength survival Brier': { gitml: goal(0.05, 0.05, 0.0457), enron: goal(0.107, 0.107, 0.1009) },
  'replyProbability AUC': { gitml: goal(0.745, 0.76, 0.778), enron: goal(0.69, 0.71, 0.728) },
  'replyProbability AUC, cold': { gitml: goal(0.74, 0.77, 0.773), enron: goal(0.68, 0.7, 0.721) },
  'replyProbability ECE': { gitml: goal(0.03, 0.02, 0.01), enron: goal(0.04, 0.025, 0.025) },
  'replyProbability Brier': { gitml: goal(0.187, 0.182, 0.176), enron: goal(0.153, 0.149, 0.146) },
  'order of paths MRR': { gitml: goal(0.61, 0.63, 0.642), enron: goal(0.7, 0.73, 0.739) },
  'order of paths R@3': { gitml: goal(0.77, 0.8, 0.807), enron: goal(0.85, 0.87, 0.876) },
  'order of paths MRR without the top introducer': { gitml: goal(0.42, 0.45, 0.451) },
  'introductionChance AUC': { gitml: goal(0.72, 0.74, 0.749) },
  'introductionChance ECE': { gitml: goal(0.04, 0.03, 0.024) },
  'recommendationScore NDCG@10': { gitml: goal(0.283, 0.303, 0.31), enron: goal(0.317, 0.337, 0.354) },
  'recommendationScore NDCG@10, not fitted': {},
} as const satisfies Record<string, Goals>

export type FigureName = keyof typeof goals

/** Of an error less is better. */
export const isError = (name: FigureName): boolean => /ECE|Brier/.test(name)

export const goalOf = (name: FigureName, source: SourceName): Goal | undefined => (goals[name] as Goals)[source]

/** Compared as it is printed: to three places. */
export const reaches = (name: FigureName, figure: number, bound: number): boolean => {
  const rounded = Math.round(figure * 1000) / 1000
  return isError(name) ? rounded <= bound : rounded >= bound
}
