import type { Catalog } from './catalog.ts'
import { factsOf, keyOf, outerJoined } from './facts.ts'
import { itemsAt, isNode, nodeAt, nodesAt, numberAt, textAt, type Node, type Value } from './node-tree.ts'
import { outputsOf, partsOfUnion, scopeAbove, sourceOf, type Scope } from './scope.ts'

/** Which parameters may be null, and of which lists the items may be, by number. */
export interface NullableParameters {
  whole: ReadonlySet<number>
  items: ReadonlySet<number>
}

const neverNull = new Set(['count', 'row_number', 'rank', 'dense_rank', 'concat', 'concat_ws', 'now'])
const neverNullObjects = new Set(['jsonb_build_object', 'jsonb_build_array', 'json_build_object', 'json_build_array'])
/** Not null when their arguments are not, and there is at least one row, as in every group of a `group by`. */
const aggregates = new Set('min max sum avg bool_or bool_and string_agg'.split(' '))
/** Not null when there is at least one row. */
const listAggregates = new Set('array_agg jsonb_agg json_agg jsonb_object_agg json_object_agg'.split(' '))
/** Not null when their arguments are not. Everything that is not listed may be null. */
const preserving = new Set(
  (
    'lower upper abs floor ceil ceiling round trunc length char_length octet_length extract date_part date_trunc to_char ' +
    'split_part left right substr replace translate btrim trim ltrim rtrim encode decode power exp ln sqrt mod cardinality position ' +
    'strpos starts_with to_jsonb jsonb_array_length hashtextextended generate_series timezone normalize regexp_replace'
  ).split(' '),
)
const jsonAccess = /^jsonb?_(?:object_field|array_element|extract_path)/

/** Says of an expression whether it is certain never to be null. What it does not know it calls nullable. */
export class Nullability {
  readonly #catalog: Catalog
  readonly #parameters: NullableParameters
  readonly #underWay = new Set<Node>()

  constructor(catalog: Catalog, parameters: NullableParameters) {
    this.#catalog = catalog
    this.#parameters = parameters
  }

  /** Of the columns of a statement, in their order. */
  ofOutputs(scope: Scope): boolean[] {
    return outputsOf(scope).map((_, index) => this.#outputIsNotNull(scope, index + 1))
  }

  #outputIsNotNull(scope: Scope, number: number): boolean {
    const parts = partsOfUnion(scope)
    if (parts.length > 0) return parts.every((part) => this.#outputIsNotNull(part, number))
    const expression = outputsOf(scope)[number - 1]?.fields.get('expr')
    return isNode(expression) && this.isNotNull(expression, scope)
  }

  isNotNull(expression: Node, scope: Scope): boolean {
    if (this.#isKnownByCondition(expression, scope)) return true
    const one = (field: string) => this.#isNotNullValue(expression.fields.get(field), scope)
    const all = (field: string) => itemsAt(expression, field).every((item) => this.#isNotNullValue(item, scope))
    const any = (field: string) => itemsAt(expression, field).some((item) => this.#isNotNullValue(item, scope))
    switch (expression.node) {
      case 'CONST':
        return textAt(expression, 'constisnull') === 'false'
      case 'PARAM':
        return !this.#parameters.whole.has(numberAt(expression, 'paramid'))
      case 'VAR':
        return this.#variableIsNotNull(expression, scope)
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
      case 'COLLATEEXPR':
        return one('arg')
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
      case 'ARRAYEXPR':
      case 'ARRAY':
      case 'ROWEXPR':
      case 'ROW':
      case 'SQLVALUEFUNCTION':
      case 'GROUPINGFUNC':
        return true
      case 'BOOLEXPR':
      case 'SCALARARRAYOPEXPR':
        return all('args')
      case 'COALESCEEXPR':
      case 'COALESCE':
      case 'MINMAXEXPR':
      case 'MINMAX':
        return any('args')
      case 'CASEEXPR':
      case 'CASE':
        return (
          one('defresult') &&
          nodesAt(expression, 'args').every((when) => this.#isNotNullValue(when.fields.get('result'), scope))
        )
      case 'OPEXPR':
        return this.#operatorIsNotNull(expression) && all('args')
      case 'FUNCEXPR':
        return this.#callIsNotNull(expression, scope)
      case 'AGGREF':
        return this.#aggregateIsNotNull(expression, scope)
      case 'WINDOWFUNC':
        return neverNull.has(this.#catalog.routine(textAt(expression, 'winfnoid')).name)
      case 'SUBLINK':
        return this.#subqueryIsNotNull(expression, scope)
      default:
        return false
    }
  }

  #isNotNullValue(value: Value | undefined, scope: Scope): boolean {
    return isNode(value) && this.isNotNull(value, scope)
  }

  /** `where x is not null`, or any comparison of x: a row without x is not in the result. */
  #isKnownByCondition(expression: Node, scope: Scope): boolean {
    const facts = factsOf(scope.query, this.#catalog)
    if (facts.size === 0 || !facts.has(keyOf(expression))) return false
    // What `returning` shows of an updated row is what it became; the condition was about what it was.
    return !(
      textAt(scope.query, 'commandType') === '2' &&
      textAt(expression, 'varno') === textAt(scope.query, 'resultRelation')
    )
  }

  #variableIsNotNull(variable: Node, at: Scope): boolean {
    const scope = scopeAbove(at, numberAt(variable, 'varlevelsup'))
    if (scope !== at && this.#isKnownByCondition(atOwnLevel(variable), scope)) return true
    if (outerJoined(scope.query).has(numberAt(variable, 'varno'))) return false
    const source = sourceOf(variable, at)
    switch (source.from) {
      case 'table':
        return this.#catalog.column(source.relation, source.number).isNotNull
      case 'expression':
        return this.isNotNull(source.expression, source.scope)
      case 'rows':
        return source.expressions.every((expression) => this.isNotNull(expression, source.scope))
      case 'function':
        return this.#functionColumnIsNotNull(source.call, source.scope)
      case 'query':
        return this.#onceAround(source.scope.query, () => this.#outputIsNotNull(source.scope, source.number))
      default:
        return source.from === 'ordinality'
    }
  }

  /** A recursive query refers to itself: what every other part of it promises holds for that one too. */
  #onceAround(query: Node, work: () => boolean): boolean {
    if (this.#underWay.has(query)) return true
    this.#underWay.add(query)
    try {
      return work()
    } finally {
      this.#underWay.delete(query)
    }
  }

  /** The items of a list that is a parameter are what the parameter says; those of a column are taken to be there. */
  #functionColumnIsNotNull(call: Node, scope: Scope): boolean {
    const { name } = this.#catalog.routine(textAt(call, 'funcid'))
    if (name !== 'unnest') return this.isNotNull(call, scope)
    const [list] = nodesAt(call, 'args')
    return !(list?.node === 'PARAM' && this.#parameters.items.has(numberAt(list, 'paramid')))
  }

  #operatorIsNotNull(expression: Node): boolean {
    const { name, isStrict, isBuiltIn } = this.#catalog.routine(textAt(expression, 'opfuncid'))
    return isStrict && isBuiltIn && !jsonAccess.test(name)
  }

  #callIsNotNull(expression: Node, scope: Scope): boolean {
    const { name, isBuiltIn } = this.#catalog.routine(textAt(expression, 'funcid'))
    const isCast = ['1', '2'].includes(textAt(expression, 'funcformat') ?? '')
    if (!isBuiltIn) return false
    if (neverNull.has(name) || neverNullObjects.has(name)) return true
    return (isCast || preserving.has(name)) && nodesAt(expression, 'args').every((item) => this.isNotNull(item, scope))
  }

  #aggregateIsNotNull(expression: Node, scope: Scope): boolean {
    const { name } = this.#catalog.routine(textAt(expression, 'aggfnoid'))
    if (name === 'count') return true
    const hasRows = itemsAt(scope.query, 'groupClause').length > 0 && itemsAt(scope.query, 'groupingSets').length === 0
    if (!hasRows || nodeAt(expression, 'aggfilter')) return false
    if (listAggregates.has(name)) return true
    return (
      aggregates.has(name) &&
      nodesAt(expression, 'args').every((entry) => this.#isNotNullValue(entry.fields.get('expr'), scope))
    )
  }

  /** `exists` and `array(…)` always have a value; any other only if there is always a row. */
  #subqueryIsNotNull(expression: Node, parent: Scope): boolean {
    const [exists, anyOf, single, list] = ['0', '2', '4', '6']
    const kind = textAt(expression, 'subLinkType') ?? ''
    if (kind === exists || kind === list) return true
    const query = nodeAt(expression, 'subselect')
    if (!query) return false
    const scope = { query, parent }
    if (kind === anyOf) return nodeAt(expression, 'testexpr') !== null && this.#outputIsNotNull(scope, 1)
    return kind === single && alwaysHasARow(query) && this.#outputIsNotNull(scope, 1)
  }
}

function alwaysHasARow(query: Node): boolean {
  const isAggregate = textAt(query, 'hasAggs') === 'true' && itemsAt(query, 'groupClause').length === 0
  const from = nodeAt(query, 'jointree')
  const isPlain = from !== null && itemsAt(from, 'fromlist').length === 0 && !nodeAt(from, 'quals')
  return (
    (isAggregate || isPlain) &&
    !nodeAt(query, 'havingQual') &&
    !nodeAt(query, 'limitCount') &&
    !nodeAt(query, 'limitOffset')
  )
}

const atOwnLevel = (variable: Node): Node => ({ ...variable, fields: new Map(variable.fields).set('varlevelsup', '0') })
