import { call } from './javaCode';
import {
  changes,
  declare,
  metalakeClass,
  orNull,
  parentIdentifier,
  type Sample,
  type Write,
} from './sample';

const identifier = (sample: Sample, name = ''): string => parentIdentifier(sample, [name]);

export const metalakes: Record<string, Write> = {
  listMetalakes: (sample) =>
    sample.code.add(
      `${sample.code.productClass(metalakeClass(sample))}[] metalakes = client.listMetalakes();`,
    ),

  createMetalake: (sample) => {
    const { body, code } = sample;
    const value = call('client.createMetalake', [
      identifier(sample, body.name),
      orNull(body.comment),
      code.map('properties', body.properties),
    ]);
    declare(sample, metalakeClass(sample), 'metalake', value);
  },

  loadMetalake: (sample) => {
    const value = `client.loadMetalake(${identifier(sample, sample.values.name)})`;
    declare(sample, metalakeClass(sample), 'metalake', value);
  },

  alterMetalake: (sample) => {
    const value = call('client.alterMetalake', [
      identifier(sample, sample.values.name),
      ...changes(sample, 'MetalakeChange'),
    ]);
    declare(sample, metalakeClass(sample), 'metalake', value);
  },

  dropMetalake: (sample) =>
    sample.code.add(
      `boolean dropped = client.dropMetalake(${identifier(sample, sample.values.name)});`,
    ),
};
