/** The schema of a value, for OpenAPI and for the serializer of responses. */
export interface JsonSchema {
  type?: string
  nullable?: boolean
  description?: string
  format?: string
  enum?: string[]
  minimum?: number
  maximum?: number
  maxLength?: number
  items?: JsonSchema
  maxItems?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema
}
