import { css } from 'lit';

/** Looks of what the host must know besides the question: rows under the bar, and where there is room the head of the column on the right. */
export const bannerStyles = css`
  .banner {
    padding: var(--space-3) var(--space-4);
    background: var(--accent-soft);
  }

  .banner,
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    align-items: center;
    justify-content: space-between;
  }

  details.banner {
    display: block;
    padding-block: 0;
  }

  .banner summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-2);
    align-items: center;
    min-block-size: var(--touch);
    padding-block: var(--space-1);
    list-style: none;
    cursor: pointer;
  }

  .banner summary::-webkit-details-marker {
    display: none;
  }

  .banner:not([open]) summary span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .banner[open] summary nd-icon {
    transform: rotate(180deg);
  }

  .ways {
    padding-block: var(--space-1) var(--space-3);
  }

  .banner.bad {
    background: var(--danger-soft);
    color: var(--danger);
  }

  @media (min-width: 60rem) and (min-height: 30.01rem) {
    aside .banners {
      display: grid;
      gap: var(--space-3);
      grid-column: 1 / -1;
    }

    aside .banners:not(:has(.banner)) {
      display: none;
    }

    aside .banner {
      border-radius: var(--radius-m);
    }

    aside:has(.banner) {
      grid-template-rows: auto fit-content(calc((100dvh - 12rem) * 0.6)) minmax(0, 1fr);
    }

    @media (min-width: 100rem) {
      aside:has(.banner) {
        grid-template-rows: auto minmax(0, 1fr);
      }
    }
  }
`;
