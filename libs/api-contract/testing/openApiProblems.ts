import type { OpenApiDocument } from '../src/document/createOpenApiDocument';

type Json = Record<string, unknown>;

interface Place {
  /** Such as `get /peony/v1/group`. */
  where: string;
  path: string;
  method: string;
  operation: Json;
}

interface Parameter {
  name?: unknown;
  in?: unknown;
  required?: unknown;
  schema?: unknown;
  content?: unknown;
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const places = (document: OpenApiDocument): Place[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      where: `${method} ${path}`,
      path,
      method,
      operation,
    })),
  );

const repeated = (values: readonly unknown[]): unknown[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

const infoProblems = ({ openapi, info }: OpenApiDocument): string[] => [
  ...(/^3\.1\.\d+$/.test(openapi) ? [] : [`openapi is "${openapi}", not 3.1`]),
  ...(info.title && info.version ? [] : ['info lacks its title or version']),
];

/** Templates that differ in their names only are the same path (OpenAPI 3.1, Paths Object). */
const pathProblems = ({ paths }: OpenApiDocument): string[] => {
  const templates = Object.keys(paths);
  const shapes = templates.map((path) => path.replace(/\{[^}]*\}/g, '{}'));
  return [
    ...templates
      .filter((path) => !/^(\/([\w.-]+|\{\w+\}))+$/.test(path))
      .map((path) => `${path} is not a path template`),
    ...repeated(shapes).map((shape) => `${String(shape)} is described twice`),
  ];
};

const idProblems = (all: readonly Place[]): string[] => {
  const ids = all.map(({ operation }) => operation['operationId']);
  return [
    ...repeated(ids).map((id) => `operationId ${String(id)} is used twice`),
    ...all
      .filter((_, index) => !/^[a-z]\w*$/.test(String(ids[index])))
      .map(({ where }) => `${where} has no usable operationId`),
  ];
};

const placesOfParameters = ['path', 'query', 'header', 'cookie'];
const reservedHeaders = ['accept', 'content-type', 'authorization'];

const parameterProblems = ({ where, path, operation }: Place): string[] => {
  const parameters = (operation['parameters'] ?? []) as Parameter[];
  const say = (name: unknown, problem: string) => `${where}: parameter ${String(name)} ${problem}`;
  const inTemplate = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  return [
    ...inTemplate
      .filter((name) => !inPath.some((parameter) => parameter.name === name))
      .map((name) => say(name, 'is not declared')),
    ...inPath
      .filter(({ name }) => !inTemplate.includes(String(name)))
      .map(({ name }) => say(name, 'is not in the path')),
    ...inPath.filter(({ required }) => required !== true).map(({ name }) => say(name, 'must be required')),
    ...repeated(parameters.map((parameter) => `${String(parameter.in)} ${String(parameter.name)}`)).map(
      (name) => say(name, 'is declared twice'),
    ),
    ...parameters
      .filter((parameter) => !placesOfParameters.includes(String(parameter.in)))
      .map(({ name }) => say(name, 'is nowhere')),
    ...parameters
      .filter(({ schema, content }) => isObject(schema) === isObject(content))
      .map(({ name }) => say(name, 'needs a schema or a content')),
    ...parameters
      .filter(
        (parameter) =>
          parameter.in === 'header' && reservedHeaders.includes(String(parameter.name).toLowerCase()),
      )
      .map(({ name }) => say(name, 'is a header that OpenAPI ignores')),
  ];
};

const contentProblems = (where: string, part: unknown): string[] => {
  const content = isObject(part) && isObject(part['content']) ? part['content'] : {};
  const media = Object.entries(content);
  return media.length > 0 && media.every(([type, value]) => type.includes('/') && isObject(value))
    ? []
    : [`${where} has no content`];
};

const bodyProblems = ({ where, method, operation }: Place): string[] => {
  const body = operation['requestBody'];
  if (body === undefined) return [];
  return [
    ...(method === 'get' ? [`${where}: GET takes no body`] : []),
    ...contentProblems(`${where}: the body`, body),
  ];
};

const responseProblems = ({ where, operation }: Place): string[] => {
  const responses = Object.entries(isObject(operation['responses']) ? operation['responses'] : {});
  return [
    ...(responses.some(([code]) => code.startsWith('2')) ? [] : [`${where} never succeeds`]),
    ...responses.flatMap(([code, response]) => [
      ...(/^([1-5](\d\d|XX)|default)$/.test(code) ? [] : [`${where}: ${code} is no status`]),
      ...(isObject(response) && response['description'] ? [] : [`${where}: ${code} has no description`]),
      ...contentProblems(`${where}: answer ${code}`, response),
    ]),
  ];
};

const securityProblems = ({ security, components }: OpenApiDocument): string[] =>
  security
    .flatMap((requirement) => Object.keys(requirement))
    .filter((name) => !(name in components.securitySchemes))
    .map((name) => `security scheme ${name} is not defined`);

/** Every object of the document with the way to it. */
const walk = (value: unknown, where: string): [string, Json][] => {
  if (!isObject(value)) return [];
  const inner = Object.entries(value).flatMap(([key, child]) => walk(child, `${where}/${key}`));
  return Array.isArray(value) ? inner : [[where, value], ...inner];
};

const resolves = (document: OpenApiDocument, reference: string): boolean => {
  if (!reference.startsWith('#/')) return false;
  const keys = reference.slice(2).split('/');
  const target = keys.reduce<unknown>(
    (value, key) => (isObject(value) ? value[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
    document,
  );
  return isObject(target);
};

const compiles = (pattern: string): boolean => {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
};

const types = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];

/** What holds for every schema, wherever it stands; the names under `properties` are no keywords. */
const schemaProblems = (document: OpenApiDocument): string[] =>
  walk(document, '#')
    .filter(([where]) => !/\/(properties|securitySchemes\/\w+)$/.test(where))
    .flatMap(([where, schema]) => {
      const { $ref, type, pattern, required } = schema;
      const choices = schema['enum'];
      const named = [type].flat().filter((name) => name !== undefined);
      return [
        ...(typeof $ref === 'string' && !resolves(document, $ref) ? [`${where}: ${$ref} leads nowhere`] : []),
        ...(named.every((name) => types.includes(String(name))) ? [] : [`${where}: no such type`]),
        ...(typeof pattern === 'string' && !compiles(pattern) ? [`${where}: pattern is no regex`] : []),
        ...(Array.isArray(choices) && choices.length === 0 ? [`${where}: enum is empty`] : []),
        ...(Array.isArray(required) && repeated(required).length > 0 ? [`${where}: required repeats`] : []),
      ];
    });

const componentProblems = ({ components }: OpenApiDocument): string[] =>
  Object.keys(components.schemas)
    .filter((name) => !/^[\w.-]+$/.test(name))
    .map((name) => `schema ${name} is not a component name`);

/**
 * Holds a document against the rules of OpenAPI 3.1 that a client or a generator trips over.
 * @returns one sentence per problem
 */
export const openApiProblems = (document: OpenApiDocument): string[] => {
  const all = places(document);
  return [
    ...infoProblems(document),
    ...pathProblems(document),
    ...idProblems(all),
    ...all.flatMap((place) => [
      ...parameterProblems(place),
      ...bodyProblems(place),
      ...responseProblems(place),
    ]),
    ...securityProblems(document),
    ...schemaProblems(document),
    ...componentProblems(document),
  ];
};
