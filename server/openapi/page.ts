import { escapeUTF8 } from 'entities'
import type { ChosenTheme } from '#src/shell/theme.ts'
import type { OpenApiDocument } from './document.ts'
import type { Operation } from './operation.ts'
import { PAGE_STYLE } from './page-style.ts'
import { createSample } from './sample.ts'
import type { JsonSchema } from './schemas.ts'

type Call = { method: string; path: string; operation: Operation }

/**
 * Renders the document as a page without scripts: calls by subject, with their inputs and
 * responses.
 */
export function renderPage(document: OpenApiDocument, theme: ChosenTheme | undefined): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
  const bySubject = Map.groupBy(calls, ({ operation: { tags } }) => tags[0] ?? '')
  const subjects = document.tags.map(({ name, description }) => ({
    name,
    title: description,
    calls: bySubject.get(name) ?? [],
  }))
  const [server] = document.servers
  const address = server?.url ?? ''
  return `<!doctype html>
<html lang="en"${theme ? ` style="color-scheme: ${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>REST API · Foothold</title>
<link rel="icon" href="/favicon.svg">
<style>${PAGE_STYLE}</style>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header><a href="/">Foothold</a><a class="to-contents" href="#contents">Contents</a></header>
<div class="columns">
<nav id="contents" aria-label="Contents">
<ul><li><a href="#begin">Getting started</a></li>${subjects
    .map(
      ({ name, title, calls: own }) =>
        `<li><a href="#${text(name)}">${text(title)}</a><ul>${own
          .map(
            ({ method, path, operation }) =>
              `<li><a href="#${toId(operation)}"><b data-method="${method}">${method}</b> ${breakable(path)}</a></li>`,
          )
          .join('')}</ul></li>`,
    )
    .join('')}<li><a href="#types">Types</a></li></ul></nav>
<main id="calls">
<h1>REST API</h1>
<section id="begin">
${renderBeginning(document, address)}
</section>
${subjects
  .map(
    ({ name, title, calls: own }) =>
      `<section><h2 id="${text(name)}">${text(title)}</h2>${own.map((call) => renderCall(call, document, address)).join('')}</section>`,
  )
  .join('\n')}
<section><h2 id="types">Types</h2>${Object.entries(document.components.schemas)
    .map(
      ([name, schema]) =>
        `<article id="type-${text(name)}"><h3>${text(name)}</h3>${renderFields(schema)}</article>`,
    )
    .join('')}</section>
</main>
</div>
</body>
</html>
`
}

const text = (value: string) => escapeUTF8(value)
const toId = ({ operationId }: Operation) => `call-${operationId.replace('.', '-')}`
/** Allows line breaks after the slashes of a long path. */
const breakable = (path: string) => text(path).replaceAll('/', '/<wbr>')
/** Turns backticks into code elements. */
const prose = (value: string) => text(value).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
const code = (value: string) => `<pre tabindex="0"><code>${text(value)}</code></pre>`

const renderBeginning = (
  { info }: OpenApiDocument,
  address: string,
) => `<p>${prose(info.description)}</p>
<p>Create a token in <a href="/settings">Settings</a>, under Access tokens, and list your applications:</p>
${code(`export FOOTHOLD_TOKEN=fh_…\ncurl -H "Authorization: Bearer $FOOTHOLD_TOKEN" \\\n  ${address}/api/jobs`)}
<p>This description for programs: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1). An
assistant that supports the Model Context Protocol connects to <code>${text(address)}/mcp</code> with such a
token.</p>`

function renderCall({ method, path, operation }: Call, document: OpenApiDocument, address: string) {
  const { parameters, requestBody, responses, summary, description } = operation
  const kinds = Object.entries(requestBody?.content ?? {})
  const [kind, body] = kinds[0] ?? []
  const inputs = parameters.flatMap((parameter) =>
    '$ref' in parameter
      ? []
      : [row(parameter.name, parameter.schema, parameter.required, `in the ${parameter.in}`)],
  )
  return `<article id="${toId(operation)}">
<h3><a href="#${toId(operation)}"><b data-method="${method}">${method}</b> <code>${breakable(path)}</code></a></h3>
<p>${prose(summary)}. ${prose(description ?? '')}</p>
${inputs.length === 0 ? '' : table('Parameters', inputs)}
${body === undefined ? '' : `<h4>Body: ${kinds.map(([name]) => `<code>${text(name)}</code>`).join(', ')}</h4>${renderFields(body.schema)}`}
<h4>Responses</h4>
<ul class="responses">${Object.entries(responses)
    .filter(([status]) => Number(status) < FAILURE)
    .map(
      ([status, response]) =>
        `<li><b>${status}</b> ${'$ref' in response ? '' : describeResponse(response.content)}</li>`,
    )
    .join('')}<li class="failures">or ${Object.keys(responses)
    .filter((status) => Number(status) >= FAILURE)
    .join(', ')}: <code>{"detail": …}</code></li></ul>
${code(renderCurl({ method, path, operation }, { kind, body: body?.schema }, document, address))}
</article>`
}

const FAILURE = 400

const describeResponse = (content: Record<string, { schema: JsonSchema }> | undefined) =>
  Object.entries(content ?? {})
    .map(([kind, { schema }]) =>
      kind === 'application/json' && Object.keys(schema).length > 0
        ? renderShape(schema)
        : `a file (<code>${text(kind)}</code>)`,
    )
    .join(', or ') || 'without a body'

const renderShape = (schema: JsonSchema): string =>
  schema.properties === undefined ? describeType(schema) : `an object${renderFields(schema)}`

const renderFields = (schema: JsonSchema): string => {
  const fields = Object.entries(schema.properties ?? {})
  if (fields.length === 0) return `<p>${describeType(schema)}</p>`
  return table(
    'Fields',
    fields.map(([name, field]) =>
      row(name, typeof field === 'object' ? field : {}, schema.required?.includes(name) ?? false),
    ),
  )
}

const table = (label: string, rows: string[]) =>
  `<div class="wide" tabindex="0" role="region" aria-label="${label}"><table><thead><tr><th>${label}</th><th>Type</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`

const row = (name: string, schema: JsonSchema, isRequired: boolean, where = '') =>
  `<tr><td><code>${text(name)}</code></td><td>${describeType(schema)}</td><td>${[
    isRequired ? 'required' : '',
    where,
    prose(schema.description ?? ''),
  ]
    .filter((part) => part !== '')
    .join('; ')}</td></tr>`

const COMPONENT = '#/components/schemas/'

function describeType(schema: JsonSchema): string {
  if (schema.$ref !== undefined) {
    const name = text(schema.$ref.replace(COMPONENT, ''))
    return `<a href="#type-${name}">${name}</a>`
  }
  if (schema.enum !== undefined)
    return schema.enum.map((one) => `<code>${text(String(one))}</code>`).join(' ')
  if (schema.const !== undefined) return `<code>${text(JSON.stringify(schema.const))}</code>`
  const either = schema.anyOf ?? schema.oneOf
  if (either !== undefined) return either.map(describeType).join(' or ')
  if (schema.type === 'array') {
    const { items } = schema
    return `list of ${typeof items === 'object' && !Array.isArray(items) ? describeType(items) : 'anything'}`
  }
  if (schema.properties !== undefined) {
    const names = Object.keys(schema.properties).map((name) => `<code>${text(name)}</code>`)
    return `object with ${names.join(', ')}`
  }
  const types = [schema.type ?? 'anything'].flat().join(' or ')
  const kind =
    schema.format === undefined
      ? types
      : `${schema.format}${types.includes('null') ? ' or null' : ''}`
  return text(schema.maxLength === undefined ? kind : `${kind}, at most ${schema.maxLength}`)
}

function renderCurl(
  { method, path, operation }: Call,
  { kind, body }: { kind: string | undefined; body: JsonSchema | undefined },
  document: OpenApiDocument,
  address: string,
): string {
  const url = `${address}${path}`.replaceAll(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase())
  const sample = body && createSample(body, document.components.schemas)
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`}`,
    ...(operation.security.length > 0 ? ['-H "Authorization: Bearer $FOOTHOLD_TOKEN"'] : []),
    ...(kind === 'application/json'
      ? [`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(sample)}'`]
      : []),
    ...(kind === 'multipart/form-data'
      ? Object.keys(body?.properties ?? {}).flatMap((name) => toPart(name, body))
      : []),
    `'${url}'`,
  ].join(' \\\n  ')
}

const toPart = (name: string, body: JsonSchema | undefined): string[] => {
  if (name === 'file') return ['-F file=@FILE']
  if (body?.required?.includes(name) !== true) return []
  const schema = body.properties?.[name]
  return [`-F ${name}=${String(createSample(typeof schema === 'object' ? schema : {}, {}, name))}`]
}
