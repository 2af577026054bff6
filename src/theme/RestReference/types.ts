/** One JSON schema of a page; `$ref` names a member of the page's `schemas`. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  description?: string;
  title?: string;
  enum?: (string | number | boolean | null)[];
  default?: unknown;
  nullable?: boolean;
  pattern?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}

export interface Body {
  description?: string;
  required?: boolean;
  mediaType?: string;
  schema?: Schema;
  examples: { name: string; summary?: string; value: unknown }[];
}

export interface Parameter {
  name: string;
  in: string;
  description?: string;
  required?: boolean;
  schema?: Schema;
}

/** What a generated REST page hands to its components. */
export interface OperationPage {
  method: string;
  path: string;
  parameters: Parameter[];
  requestBody?: Body;
  responses: (Body & { status: string })[];
  schemas: Record<string, Schema>;
}

export interface Props {
  operation: OperationPage;
}
