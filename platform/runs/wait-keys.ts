/** Taken by whoever begins to wait for a key and by whoever wakes it, so that no event falls in between. */
export const waitKeyLock = 'platform.run-wait'

/** A version of a playbook is woken by its own events alone: the keys of another may mean something else. */
export const waitKeyOf = (playbook: { name: string; version: number }, step: string, key: string): string =>
  `${playbook.name}@${playbook.version}/${step}:${key}`
