interface Named {
  readonly userId: string
  readonly name: string
  readonly email: string
}

const same = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

/** How each is named where several stand together: namesakes with their address. Somebody who is not among them, by the name. */
export function toldApart(all: readonly Named[]): (who: Pick<Named, 'userId' | 'name'>) => string {
  const namesakes = Map.groupBy(all, ({ name }) => same(name))
  return ({ userId, name }) => {
    const alike = namesakes.get(same(name)) ?? []
    const email = alike.find((one) => one.userId === userId)?.email
    return email !== undefined && alike.length > 1 ? `${name} (${email})` : name
  }
}
