import type { RestBody, RestPage } from '../../site/restReference';
import { codeBlockView } from '../articles/codeBlockView';

const coloredBody = (body: RestBody): RestBody => ({
  ...body,
  examples: body.examples.map((example) => ({
    ...example,
    html: codeBlockView({ code: example.text, language: 'json' }).html,
  })),
});

/** Adds the colors of a page's samples and examples: no reader's browser could. */
export function coloredPage(page: RestPage): RestPage {
  const { samples, requestBody, responses } = page;
  return {
    ...page,
    samples: samples.map((sample) => ({ ...sample, html: codeBlockView(sample).html })),
    requestBody: requestBody && coloredBody(requestBody),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, body]) => [status, coloredBody(body)]),
    ),
  };
}
