import type { Step } from './steps.ts'

const which = ({ link, astray }: { link: number; astray: boolean }): string =>
  astray ? `link ${link} of any purpose` : `link ${link}`

const days = (inDays: number | null | undefined): string =>
  inDays === undefined ? '' : inDays === null ? ', at no set time' : `, in ${inDays} days`

/** A step in words, for whoever reads how a promise came to break. */
export function say(step: Step): string {
  switch (step.do) {
    case 'create':
      return `asker ${step.asker} asks connector ${step.connector} about target ${step.target} as ${step.status}${days(step.inDays)}${step.blind ? ', blind' : ''}`
    case 'edit':
      return `the asker rewrites request ${step.of}${step.blind ? ' and makes it blind' : ''}`
    case 'move':
      return `the asker says ${step.status} of request ${step.of}${days(step.inDays)}`
    case 'record':
      return `the asker records ${step.outcome} of request ${step.of}`
    case 'next path':
      return `the asker of request ${step.of} tries the next path`
    case 'rule':
      return `connector ${step.connector} allows ${JSON.stringify(step.limits)}`
    case 'connector says':
      return `connector by ${which(step)}: ${step.says}${step.edits ? ', in other words' : ''}${step.gives ? ', with an address' : ''}${step.says === 'later' ? `, in ${step.inDays} days` : ''}`
    case 'target says':
      return `target by ${which(step)}: ${step.says}`
    case 'forge':
      return `somebody forges ${which(step)} (${step.how}) and opens it as a ${step.page}`
    case 'wait':
      return `${step.hours} hours pass ${step.worked ? 'with a worker at work' : 'with no worker'}`
    case 'work':
      return `the worker runs, the mail server ${step.mood}${step.dies === null ? '' : `, killed at touch ${step.dies}`}`
    case 'reconcile':
      return 'lost mails are parked, parked ones looked up'
    case 'decide':
      return 'a person decides about every parked mail'
    case 'catch up':
  }
  return 'the clock looks for what was not woken up'
}
