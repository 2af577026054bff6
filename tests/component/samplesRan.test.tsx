import SamplesRan from '@site/src/components/docs/SamplesRan';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInSite } from '../support/docusaurus';

const ran = { release: '0.5.1', date: '2024-06-03', ran: 12, all: 12 };

describe('the line at the end of a page whose samples ran', () => {
  it('names the release and the day', () => {
    renderInSite(<SamplesRan {...ran} />);
    expect(screen.getByText('Samples ran against Gravitino 0.5.1 on 2024-06-03.')).toBeDefined();
  });

  it('says how many ran when some can’t', () => {
    renderInSite(<SamplesRan {...ran} ran={9} />);
    expect(
      screen.getByText('9 of 12 samples ran against Gravitino 0.5.1 on 2024-06-03.'),
    ).toBeDefined();
  });
});
